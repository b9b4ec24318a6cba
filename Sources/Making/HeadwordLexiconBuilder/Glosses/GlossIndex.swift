internal import HeadwordLexicon
internal import HeadwordModel

/// Collects the stems by which each definition is found.
///
/// A definition that several headwords share in one lexical category, such as the gloss of a synset, is a single gloss.
struct GlossIndex {
    /// The number of a stem.
    typealias Stem = Int32

    struct Gloss {
        var lexicalCategory: LexicalCategory
        var isCurrent: Bool
        /// Whether it is not a definition, but a description by people who look for the word.
        var isDescription: Bool
        /// Whether it begins like the definition of a person: "one who ...".
        var beginsLikePerson: Bool
        /// The stems of the definition.
        var stems: [Stem]
        /// The stems of the headwords that have the definition.
        var names: [Stem] = []
        /// The index of the concept that is defined.
        var concept: Int32?
        var senses: [GlossedSense] = []
        /// The frequency of the commonest headword, in hundredths of the Zipf value.
        var zipf = 0
    }

    /// A headword in one lexical category.
    struct Headword {
        /// The stem, if the headword is a single word.
        var stem: Stem?
        var zipf: Int
        var senses: [Sense]
    }

    struct Sense {
        var stems: [Stem]
        var synonyms: [Stem]
        var concept: Int32?
        var isCurrent: Bool
    }

    /// A definition in a lexical category. It remembers its hash, so that only the thread that creates it must read the
    /// whole text.
    struct Key: Hashable, Sendable {
        let gloss: String
        let lexicalCategory: LexicalCategory
        private let hash: Int

        init(_ gloss: String, _ lexicalCategory: LexicalCategory) {
            self.gloss = gloss
            self.lexicalCategory = lexicalCategory
            hash = gloss.hashValue
        }

        static func == (first: Self, second: Self) -> Bool {
            first.hash == second.hash && first.lexicalCategory == second.lexicalCategory && first.gloss == second.gloss
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(hash)
            hasher.combine(lexicalCategory)
        }
    }

    /// The texts of the stems, indexed by stem number.
    private(set) var stems: [String] = []
    private(set) var glosses: [Gloss] = []
    private(set) var headwords: [Headword] = []
    private(set) var concepts: GlossConcepts
    private var numbers: [String: Stem] = [:]
    private var glossNumbers: [Key: Int] = [:]

    init(_ draft: LexiconDraft) throws {
        concepts = try GlossConcepts(draft)
        for concept in concepts.all.indices {
            let words = concepts.all[concept].words
            concepts.all[concept].names = unique(words.flatMap(GlossStem.stems)).map { number(ofStem: $0) }
            concepts.all[concept].singleNames = words.compactMap(GlossStem.stem(ofWord:)).map { number(ofStem: $0) }
        }
    }

    /// Adds a headword with its id in the file.
    mutating func add(_ headword: GlossedHeadword, id: Int64) {
        let own = headword.stems.map { number(ofStem: $0) }
        var parts: [LexicalCategory: [Sense]] = [:]
        // The glosses that are definitions, by their place, and the descriptions.
        var definitions: [Int: Int] = [:]
        var descriptions: [(gloss: Int, sense: Int)] = []
        for sense in headword.senses {
            let concept = concepts.bySense[sense.id]
            let gloss = gloss(of: sense, concept: concept)
            for stem in own where !glosses[gloss].names.contains(stem) { glosses[gloss].names.append(stem) }
            glosses[gloss].zipf = max(glosses[gloss].zipf, headword.zipf)
            glosses[gloss].senses.append(
                GlossedSense(headword: Int(id), place: sense.place, rank: sense.rank, zipf: headword.zipf / 10)
            )
            if sense.isDescription {
                descriptions.append((gloss, glosses[gloss].senses.count - 1))
            } else {
                definitions[sense.place] = gloss
            }
            parts[sense.key.lexicalCategory, default: []].append(
                Sense(
                    stems: glosses[gloss].stems.filter { !own.contains($0) },
                    synonyms: sense.synonyms.map { number(ofStem: $0) },
                    // A description has no concept, so that it counts as another source and shows which words
                    // correspond to WordNet's.
                    concept: sense.isDescription ? nil : concept,
                    isCurrent: sense.isCurrent
                )
            )
        }
        for (gloss, sense) in descriptions {
            glosses[gloss].senses[sense].definition = definitions[glosses[gloss].senses[sense].place]
        }
        let stem = headword.isWord ? own.first : nil
        for (_, senses) in parts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            headwords.append(Headword(stem: stem, zipf: headword.zipf, senses: senses))
        }
    }

    private mutating func gloss(of sense: GlossedHeadword.Sense, concept: Int32?) -> Int {
        if let number = glossNumbers[sense.key] { return number }
        glossNumbers[sense.key] = glosses.count
        glosses.append(
            Gloss(
                lexicalCategory: sense.key.lexicalCategory,
                isCurrent: sense.isCurrent,
                isDescription: sense.isDescription,
                beginsLikePerson: sense.beginsLikePerson,
                stems: sense.stems.map { number(ofStem: $0) },
                concept: concept
            )
        )
        return glosses.count - 1
    }

    private mutating func number(ofStem text: String) -> Stem {
        if let number = numbers[text] { return number }
        let number = Stem(stems.count)
        stems.append(text)
        numbers[text] = number
        return number
    }
}

/// The concepts of a draft, with what is needed to find definitions through them.
struct GlossConcepts {
    struct Concept {
        /// The words that stand for the concept.
        var words: [String]
        /// The stems of these words.
        var names: [GlossIndex.Stem] = []
        /// The stems of those words that are single words.
        var singleNames: [GlossIndex.Stem] = []
        /// The indexes of the concepts of which this is a kind or an instance.
        var kinds: [Int32] = []
        /// The indexes of the kinds and instances of this concept.
        var narrower: [Int32] = []
        var isPerson = false
    }

    var all: [Concept] = []
    /// The index of the concept of each sense that has one.
    private(set) var bySense: [String: Int32] = [:]

    init(_ draft: LexiconDraft) throws {
        var places: [Int: Int32] = [:]
        var pointers: [(from: Int32, to: Int)] = []
        for (number, location, _) in draft.concepts.sorted(by: { $0.number < $1.number }) {
            let concept: HeadwordModel.Concept = try draft.value(at: location)
            let place = Int32(all.count)
            places[number] = place
            for member in concept.members { bySense[member.sense] = place }
            for pointer in concept.pointers where [.hypernym, .instanceHypernym].contains(pointer.relation) {
                pointers.append((place, pointer.concept))
            }
            // The concept whose first word is `person` covers all people.
            let words = concept.members.map(\.word)
            all.append(Concept(words: words, isPerson: words.first == "person"))
        }
        for (from, to) in pointers {
            guard let to = places[to] else { continue }
            all[Int(from)].kinds.append(to)
            all[Int(to)].narrower.append(from)
        }
        markPeople()
    }

    private mutating func markPeople() {
        var open = all.indices.filter { all[$0].isPerson }
        while let concept = open.popLast() {
            for narrower in all[concept].narrower.map(Int.init) where !all[narrower].isPerson {
                all[narrower].isPerson = true
                open.append(narrower)
            }
        }
    }
}
