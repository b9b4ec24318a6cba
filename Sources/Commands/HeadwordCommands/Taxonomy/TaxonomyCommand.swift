internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordPages
import HeadwordService
internal import HeadwordTaxonomy

struct TaxonomyCommand: WordLookupCommand {
    static let method = "taxonomy.lookup"

    static let configuration = CommandConfiguration(
        commandName: "taxonomy",
        abstract: "Shows what a word is a kind of, and its kinds, parts and wholes.",
        discussion: """
            EXAMPLES
              headword taxonomy dog
              headword taxonomy --relation hyponyms --shape tree --depth 2 dog
              headword taxonomy --relation meronyms,holonyms hand
              headword taxonomy --shape path --category noun dog
            """
    )

    /// The names of the relations in the method.
    fileprivate static let relations = TaxonomicRelation.labels

    @OptionGroup
    var word: WordOptions

    @Option(
        name: .customLong("relation"),
        help: ArgumentHelp(
            "The related concepts; hypernyms (what the word is a kind of) if absent; may be repeated.",
            discussion: relations.joined(separator: ", "),
            valueName: "relation"
        ),
        completion: .list(relations)
    )
    var relations: [String] = []

    @Option(
        help: ArgumentHelp("A list (if absent), a path to the root, or a tree.", valueName: "shape"),
        completion: .list(TaxonomyLayout.labels)
    )
    var shape: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The maximum number of steps from each meaning: 1 to 10.", valueName: "n")
    )
    var depth: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Print at most this many concepts; 0 for as many as one answer can hold.", valueName: "n")
    )
    var limit: Int?

    @OptionGroup
    var answer: WordAnswerOptions

    static let counted = CountedItems.results

    func validate() throws { try checkNotNegative(limit, "--limit") }

    var arguments: MethodArguments {
        var arguments = MethodArguments()
        word.add(to: &arguments)
        arguments.set("relations", to: relations, from: "--relation")
        arguments.set("shape", to: shape, from: "--shape")
        arguments.set("depth", to: depth, from: "--depth")
        arguments.set("limit", to: limit == 0 ? TaxonomyRequest.maximumLimit : limit, from: "--limit")
        return arguments
    }

    func page(of answer: JSONValue, _ layout: Layout) -> LookupPage {
        let senses = answer["results"].elements.flatMap { $0["lexicalEntries"].elements }.flatMap {
            $0["senses"].elements
        }
        return LookupPage(
            lines: TaxonomyPage(layout: layout).lines(of: answer),
            remark: senses.contains { $0["isTruncated"] == true } ? "There are more concepts than --limit allows." : nil
        )
    }

    func summary(of answer: JSONValue) -> [SummaryLine] {
        answer["results"].elements.flatMap { headword in
            headword["lexicalEntries"].elements.map { lexicalEntry in
                let related = lexicalEntry["senses"].elements.flatMap(TaxonomyPage.related)
                return SummaryLine(
                    headword["word"].text ?? "",
                    lexicalEntry["lexicalCategory"].text,
                    SummaryLine.list(related.map(TaxonomyPage.words))
                )
            }
        }
    }
}

/// Formats related concepts for people.
struct TaxonomyPage {
    let layout: Layout

    /// The members of a sense that hold related concepts, in any shape.
    private static let members = TaxonomyCommand.relations + TaxonomicRelation.allCases.compactMap(\.pathsName)

    /// The phrases that describe each relation for people.
    private static let phrases = [
        "hypernym": "a kind of", "instanceHypernym": "one of the", "hyponym": "kind", "instanceHyponym": "one of them",
        "memberMeronym": "member", "partMeronym": "part", "substanceMeronym": "made of",
        "memberHolonym": "member of", "partHolonym": "part of", "substanceHolonym": "in",
    ]

    /// Returns the lines of an answer.
    func lines(of answer: JSONValue) -> [String] {
        Layout.parts(
            answer["results"].elements.flatMap { headword in
                headword["lexicalEntries"].elements.map { lexicalEntry in
                    // Senses beyond the limit have no related concepts.
                    let senses = lexicalEntry["senses"].elements.filter { !Self.related(to: $0).isEmpty }
                    guard !senses.isEmpty else { return [] }
                    let category = layout.style.italic(layout.readable(lexicalEntry["lexicalCategory"].text ?? ""))
                    var numbers = SenseNumbers(upTo: senses.count)
                    return layout.heading(headword["word"].text ?? "", nil, [category])
                        + senses.flatMap { lines(of: $0, first: numbers.next(), rest: numbers.blank) }
                }
            }
        )
    }

    private func lines(of sense: JSONValue, first: String, rest: String) -> [String] {
        let definition = sense["definitions"].elements.compactMap(\.text).joined(separator: "; ")
        let text = definition.isEmpty ? Self.words(of: sense) : definition
        let related = Self.members.flatMap { sense[$0].elements }
        return layout.wrapped(layout.style.dim(text), first: first, rest: rest)
            + related.flatMap { lines(of: $0, margin: rest) }
    }

    /// Returns the lines of a concept and of the concepts below it, or of a path, which is an array.
    private func lines(of concept: JSONValue, margin: String) -> [String] {
        if case .array(let path) = concept {
            let text = path.map(Self.words).joined(separator: " > ")
            return layout.wrapped(text, first: margin, rest: margin + "  ")
        }
        let relation = concept["relation"].text ?? ""
        let phrase = layout.style.dim((Self.phrases[relation] ?? layout.readable(relation)) + ":")
        let below = TaxonomyCommand.relations.flatMap { concept[$0].elements }
        return layout.wrapped("\(phrase) \(Self.words(of: concept))", first: margin, rest: margin + "  ")
            + below.flatMap { lines(of: $0, margin: margin + "  ") }
    }

    /// Returns the concepts directly related to a sense, without those below them.
    static func related(to sense: JSONValue) -> [JSONValue] {
        members.flatMap { sense[$0].elements }.flatMap { concept in
            if case .array(let path) = concept { path } else { [concept] }
        }
    }

    /// Returns the words for a concept.
    static func words(of concept: JSONValue) -> String {
        concept["words"].elements.compactMap { $0["text"].text }.joined(separator: ", ")
    }
}
