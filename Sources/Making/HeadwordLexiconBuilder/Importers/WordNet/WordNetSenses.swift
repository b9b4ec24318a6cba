internal import HeadwordModel

/// A converter from synsets to the senses of their words.
struct WordNetSenses {
    fileprivate struct Meaning {
        /// The labels from the remark at the start of the gloss.
        var remark: WordNetLabels.Usage
        var definitions: [String]
        var examples: [(text: String, author: String?, words: ExampleWords)]
        /// The domains inherited from hypernyms.
        var domains: [Domain]
        /// The words of the synset, each with the share of its uses that have the meaning.
        var shares: [(text: String, share: Double)]
    }

    /// The generic frames (frames.vrb) that take an object; the others do not.
    private static let transitiveFrames: Set<Int> = [5, 8, 9, 10, 11, 14, 15, 16, 17, 18, 19, 20, 21, 24, 25, 30, 31]

    let source: String
    private let synsets: [SynsetID: Synset]
    private let meanings: [SynsetID: Meaning]
    private let labels: WordNetLabels
    private let counts: [String: Int]
    let formCounts: [String: Int]
    let shares: MeaningShares
    private let reviewed: ReviewedSenses
    private let correctedFacts: CorrectedFacts
    private let heads: GlossHeads

    /// - Parameter formCounts: the overall frequency of each word form.
    init(_ contents: WordNetContents, source: String, formCounts: [String: Int], progress: Progress) throws {
        self.source = source
        self.formCounts = formCounts
        synsets = contents.synsetsByID
        counts = contents.counts
        reviewed = contents.reviewedSenses
        correctedFacts = contents.correctedFacts
        shares = contents.shares
        labels = contents.labels
        heads = contents.heads
        var meanings: [SynsetID: Meaning] = [:]
        meanings.reserveCapacity(contents.synsets.count)
        try progress.forEach("reading glosses", of: contents.synsets) { synset in
            (synset.id, Meaning(synset, contents))
        } _: { id, meaning in
            meanings[id] = meaning
        }
        self.meanings = meanings
    }

    /// Adds the entries for the lines of an index.
    func add(_ index: [IndexLine], to draft: inout LexiconDraft, progress: Progress) throws {
        var known = draft.evidence[KnownDefinitions.self]
        try progress.forEach("importing WordNet", of: index) { line in
            (category: line.part.lexicalCategory, headwords: try headwords(of: line))
        } _: { category, headwords in
            for (word, given) in headwords {
                let headword = LexiconDraft.Headword(language: .en, word: word)
                draft.add(
                    Entry(source: source, grammaticalFeatures: features(of: given.senses), senses: given.senses),
                    to: headword,
                    as: category,
                    derivatives: given.derivatives,
                    count: given.count
                )
                draft.add(NearWords(meanings: given.near), to: headword, as: category)
                for definition in given.senses.lazy.flatMap(\.definitions) { known.add(definition, of: word) }
            }
        }
        draft.evidence[KnownDefinitions.self] = known
    }

    /// Returns the headwords of a lemma, as its synsets spell them, with their senses.
    private func headwords(of line: IndexLine) throws -> [(word: String, given: Given)] {
        var headwords: [(word: String, given: Given)] = []
        for offset in line.offsets {
            guard let synset = synsets[SynsetID(part: line.part, offset: offset)] else {
                throw ImportFailure("index.\(line.part.fileSuffix)", "'\(line.lemma)' points to no synset at \(offset)")
            }
            for (number, word) in synset.words.enumerated() where word.key == line.lemma {
                let key = try senseKey(of: word, in: synset)
                let index = headwords.firstIndex { $0.word == word.text } ?? headwords.count
                if index == headwords.count { headwords.append((word.text, Given())) }
                let sense = try sense(of: word, number: number + 1, in: synset, key: key)
                headwords[index].given.senses.append(sense)
                headwords[index].given.near.append(
                    .init(sense: sense.id, words: try nearWords(of: word, in: synset))
                )
                headwords[index].given.derivatives += try words("+", from: number + 1, in: synset, without: word)
                headwords[index].given.count += counts[key] ?? 0
            }
        }
        for index in headwords.indices {
            let word = headwords[index].word
            var given = headwords[index].given
            // The reviewers saw definitions whose facts were already corrected.
            correctedFacts.correct(&given.senses)
            reviewed.correct(&given.senses, &given.near, of: word, as: line.part.lexicalCategory)
            headwords[index].given = given
        }
        return headwords
    }

    /// The data from an index line for one spelling of its lemma.
    private struct Given {
        var senses: [Sense] = []
        var near: [NearWords.Meaning] = []
        var derivatives: [String] = []
        /// The number of occurrences of its senses in sense-tagged text.
        var count = 0
    }

    private func features(of senses: [Sense]) -> [GrammaticalFeature] {
        let features = Set(senses.flatMap(\.grammaticalFeatures))
        return GrammaticalFeature.allCases.filter(features.contains)
    }

    private func sense(of word: Synset.Word, number: Int, in synset: Synset, key: String) throws -> Sense {
        let meaning = meanings[synset.id]
        let remark = meaning?.remark ?? .init()
        let usages = try targets(";u", from: number, in: synset).compactMap { labels.usages[$0] } + [remark]
        let topics = try targets(";c", from: number, in: synset).flatMap { labels.topics[$0] ?? [] }
        var definitions = (meaning?.definitions ?? []).map { Self.withoutTradeName(word.text, in: $0) }
        if let first = definitions.first { definitions[0] = heads.completed(first, of: word.text, in: synset) }
        let rank = heads.rank(of: word.text, in: synset)
        return Sense(
            id: "\(source):\(key)",
            definitions: definitions,
            examples: examples(of: word, in: synset, meaning),
            domains: unique(topics + remark.domains + (meaning?.domains ?? [])),
            registers: unique(usages.flatMap(\.registers)),
            regions: try regions(of: word, number, in: synset, usages),
            grammaticalFeatures: features(of: word, number, in: synset, meaning) + unique(usages.flatMap(\.features)),
            crossReferences: try crossReferences(from: number, in: synset, without: word),
            synonyms: unique(synset.words.map(\.text)).filter { other in
                other != word.text && rank.map { other != "\($0) \(word.text)" } ?? true
            },
            antonyms: try antonyms(of: word, number, in: synset)
        )
    }

    /// Removes a trade name from its own definition: `an antihypertensive drug (trade name Cardura)`.
    private static func withoutTradeName(_ name: String, in definition: String) -> String {
        guard let start = definition[...].utf8.range(of: " (trade name")?.lowerBound,
            let end = definition[start...].firstIndex(of: ")"), definition[start..<end].contains(name)
        else { return definition }
        return String(definition[..<start] + definition[definition.index(after: end)...])
    }

    /// Returns a sense key (senseidx(5WN)): `lemma%type:file:id:head:headID`.
    func senseKey(of word: Synset.Word, in synset: Synset) throws -> String {
        synset.senseKey(of: word, head: try headSynset(of: synset))
    }
}

extension WordNetSenses.Meaning {
    fileprivate init(_ synset: Synset, _ contents: WordNetContents) {
        let gloss = Gloss(contents.misprints.corrected(synset.gloss))
        var definitions = gloss.definitions
        remark = definitions.isEmpty ? .init() : contents.labels.takeRemark(from: &definitions[0])
        self.definitions = definitions
        examples = gloss.examples.compactMap { text, author in
            contents.reviewedExamples.reviewed(text).map { ($0, author, ExampleWords($0, irregular: contents.lemmas)) }
        }
        domains = contents.inherited.domains(of: synset)
        let head = synset.head.flatMap { contents.synsetsByID[$0] }
        shares = unique(synset.words.map(\.text)).map { text in
            let shares = synset.words.filter { $0.text == text }.map { word in
                let tagged = contents.counts[synset.senseKey(of: word, head: head)] ?? 0
                return contents.shares.share(of: synset, in: word, tagged: tagged)
            }
            return (text, shares.max() ?? 0)
        }
    }
}

extension Synset {
    /// The synset that a satellite adjective is similar to; nil for any other.
    fileprivate var head: SynsetID? { isSatellite ? pointers.first { $0.symbol == "&" }?.target : nil }

    /// Returns a sense key (senseidx(5WN)): `lemma%type:file:id:head:headID`.
    ///
    /// - Parameter head: the synset that a satellite adjective is similar to.
    fileprivate func senseKey(of word: Word, head: Synset?) -> String {
        let type = isSatellite ? 5 : Int(id.part.rawValue) + 1
        var end = ":"
        if isSatellite, let word = head?.words.first {
            end = "\(word.key)\(word.marker.map { "(\($0))" } ?? ""):\(twoDigits(word.lexicalID))"
        }
        return "\(word.key)%\(type):\(twoDigits(lexicographerFile)):\(twoDigits(word.lexicalID)):\(end)"
    }

    private func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}

// MARK: - Examples

extension WordNetSenses {
    /// Returns the examples of the synset, beginning with those that show the word itself.
    private func examples(of word: Synset.Word, in synset: Synset, _ meaning: Meaning?) -> [Example] {
        let examples = (meaning?.examples ?? []).map { text, author, words in
            Example(text: text, author: author, shows: shown(by: words, of: word, in: synset))
        }
        return examples.filter { $0.shows == .headword } + examples.filter { $0.shows != .headword }
    }

    private func shown(by example: ExampleWords, of word: Synset.Word, in synset: Synset) -> Example.Shown {
        if example.show(word.text) { return .headword }
        let other = synset.words.first { example.show($0.text) }
        return other.map { .synonym($0.text) } ?? .unknown
    }
}

// MARK: - Labels

extension WordNetSenses {
    private func regions(
        of word: Synset.Word,
        _ number: Int,
        in synset: Synset,
        _ usages: [WordNetLabels.Usage]
    ) throws -> [Region] {
        // The region of a name is where the thing is, not where the word is used.
        let isName = word.text != word.key && word.text.first?.isUppercase == true
        let places = isName ? [] : try targets(";r", from: number, in: synset).flatMap { labels.regions[$0] ?? [] }
        return unique(places + usages.flatMap(\.regions))
    }

    private func features(
        of word: Synset.Word,
        _ number: Int,
        in synset: Synset,
        _ meaning: Meaning?
    ) -> [GrammaticalFeature] {
        switch synset.id.part {
        case .verb: return transitivity(of: word, number, in: synset, meaning)
        case .adjective:
            switch word.marker {
            case "a", "ip": return [.attributive]
            case "p": return [.predicative]
            default: return []
            }
        // An instance is a single thing with a name.
        case .noun: return synset.pointers.contains { $0.symbol == "@i" } ? [.proper] : []
        case .adverb: return []
        }
    }
}

extension WordNetSenses {
    /// Returns the transitivity of a verb by its frames, unless its examples show the opposite. A copula has none.
    private func transitivity(
        of word: Synset.Word,
        _ number: Int,
        in synset: Synset,
        _ meaning: Meaning?
    ) -> [GrammaticalFeature] {
        guard word.key != "be" else { return [] }
        let frames = synset.frames.filter { $0.word == 0 || $0.word == number }.map(\.number)
        let isTransitive = frames.contains(where: Self.transitiveFrames.contains)
        let isIntransitive = frames.contains { !Self.transitiveFrames.contains($0) }
        guard isTransitive != isIntransitive else {
            return isTransitive ? [.transitive, .intransitive] : []
        }
        // What looks like an object is the complement of a linking verb: "he became a doctor".
        guard frames.allSatisfy({ $0 != 6 && $0 != 7 }) else { return [isTransitive ? .transitive : .intransitive] }
        let shown = (meaning?.examples ?? []).filter { $0.words.show(word.text) }
            .map { $0.words.showsObject(of: word.key) }
        if isIntransitive { return shown.contains(true) ? [.transitive] : [.intransitive] }
        return !shown.isEmpty && shown.allSatisfy { $0 == false } ? [.intransitive] : [.transitive]
    }
}

// MARK: - Relations

extension WordNetSenses {
    private func crossReferences(
        from number: Int,
        in synset: Synset,
        without word: Synset.Word
    ) throws -> [CrossReference] {
        let relations: [(symbol: String, type: CrossReference.Kind)] = [
            ("^", .seeAlso), ("&", .closeMatch), ("\\", .related), ("<", .related),
        ]
        return unique(
            try relations.flatMap { symbol, type in
                try words(symbol, from: number, in: synset, without: word).map { CrossReference(word: $0, type: type) }
            }
        )
    }

    /// Returns the direct antonyms or, for a satellite adjective without any, those of the adjective that it is similar
    /// to.
    private func antonyms(of word: Synset.Word, _ number: Int, in synset: Synset) throws -> [Antonym] {
        let direct = try words("!", from: number, in: synset, without: word)
        if !direct.isEmpty { return direct.map { Antonym(word: $0, isIndirect: false) } }
        guard synset.isSatellite, let head = try headSynset(of: synset) else { return [] }
        let indirect = try head.words.indices.flatMap { try words("!", from: $0 + 1, in: head, without: word) }
        return unique(indirect).map { Antonym(word: $0, isIndirect: true) }
    }

    private func headSynset(of satellite: Synset) throws -> Synset? {
        try satellite.head.map { try synset($0) }
    }

    /// Returns the words that a word, or its whole synset, points to. A pointer to a whole synset stands for its first
    /// word.
    private func words(
        _ symbol: String,
        from number: Int,
        in synset: Synset,
        without word: Synset.Word
    ) throws -> [String] {
        let words = try pointers(symbol, from: number, in: synset).compactMap { pointer in
            let target = try self.synset(pointer.target)
            let index = max(0, pointer.targetWord - 1)
            return index < target.words.count ? target.words[index].text : nil
        }
        return unique(words).filter { $0 != word.text }
    }

    /// Returns the first words of the synsets that a word, or its whole synset, points to, written as in the tables of
    /// labels.
    private func targets(_ symbol: String, from number: Int, in synset: Synset) throws -> [String] {
        try pointers(symbol, from: number, in: synset).compactMap { pointer in
            try self.synset(pointer.target).words.first.map { word in
                String(word.text.map { $0 == " " ? "_" : $0 })
            }
        }
    }

    private func pointers(_ symbol: String, from number: Int, in synset: Synset) -> [Synset.Pointer] {
        synset.pointers.filter { $0.symbol == symbol && ($0.source == 0 || $0.source == number) }
    }

    /// Returns the words of a synset, each with the share of its uses that have the meaning.
    func shares(in synset: Synset) -> [(text: String, share: Double)] { meanings[synset.id]?.shares ?? [] }

    func synset(_ id: SynsetID) throws -> Synset {
        guard let synset = synsets[id] else {
            throw ImportFailure("data.\(id.part.fileSuffix)", "there is no synset at \(id.offset)")
        }
        return synset
    }
}
