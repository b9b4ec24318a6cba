internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordDictionary
internal import HeadwordJSON
internal import HeadwordPages

struct FamilyCommand: WordLookupCommand {
    static let method = "dictionary.family"

    static let configuration = CommandConfiguration(
        commandName: "family",
        abstract: "Shows the words that are derived from the same word.",
        discussion: """
            Each word stands below the one that it is derived from, with the prefix or suffix that makes it.

            EXAMPLES
              headword family happy
              headword family --limit 20 act
            """
    )

    @OptionGroup
    var word: WordOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Print at most this many words; 0 for as many as one answer can hold.", valueName: "n")
    )
    var limit: Int?

    @OptionGroup
    var answer: WordAnswerOptions

    static let counted = CountedItems.results

    func validate() throws { try checkNotNegative(limit, "--limit") }

    var arguments: MethodArguments {
        var arguments = MethodArguments()
        word.add(to: &arguments)
        arguments.set("limit", to: limit == 0 ? FamilyRequest.maximumLimit : limit, from: "--limit")
        return arguments
    }

    func page(of answer: JSONValue, _ layout: Layout) -> LookupPage {
        let results = answer["results"].elements
        return LookupPage(
            lines: Layout.parts(results.map { lines(of: $0, layout) }),
            remark: results.contains { $0["isTruncated"] == true } ? "There are more words than --limit allows." : nil
        )
    }

    /// Returns, for people, the family as a tree; for scripts, its words.
    private func lines(of result: JSONValue, _ layout: Layout) -> [String] {
        let words = result["words"].elements
        guard layout.hasColumns else { return words.compactMap { $0["text"].text } }
        let derived = Dictionary(grouping: words) { $0["base"].text ?? "" }
        // A stack, since a tree may be deeper than recursion should go.
        var lines: [String] = []
        var rest = words.filter { $0["base"].text == nil }
        while let word = rest.popLast() {
            let text = word["text"].text ?? ""
            let name = word["id"] == result["id"] ? layout.style.bold(text) : text
            let affix = word["affix"].text.map { "  \(layout.style.dim($0))" } ?? ""
            lines.append(String(repeating: "  ", count: word["depth"].integer ?? 0) + name + affix)
            rest += (derived[text] ?? []).reversed()
        }
        return lines
    }

    func summary(of answer: JSONValue) -> [SummaryLine] {
        answer["results"].elements.map { result in
            SummaryLine(
                result["word"].text ?? "",
                nil,
                SummaryLine.list(result["words"].elements.compactMap { $0["text"].text })
            )
        }
    }
}
