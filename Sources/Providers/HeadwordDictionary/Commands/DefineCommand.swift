internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordCore
internal import HeadwordDictionary
internal import HeadwordLexicon
internal import HeadwordModel

struct DefineCommand: WordLookupCommand {
    typealias Question = EntriesRequest

    static let configuration = CommandConfiguration(
        commandName: "define",
        abstract: "Says what a word means.",
        discussion: """
            EXAMPLES
              headword define serendipity
              headword define ice cream
              headword define --category verb swam
              headword define --domain sport run
              headword define --brief set                    one line for each kind of word
              headword define --all set                      every sense, those of old books too
              headword define --source wordnet --limit 3 set
              headword define --json set | jq '.results[0].lexicalEntries[].lexicalCategory'
            """
    )

    @OptionGroup
    var word: WordOptions

    @OptionGroup
    var language: LanguageOption

    @OptionGroup
    var sense: SenseOptions

    @OptionGroup
    var feature: FeatureOption

    @Option(
        help: ArgumentHelp("Only the senses, spellings and sounds of this English: gb or us.", valueName: "variety"),
        completion: .list(Variety.labels)
    )
    var region: String?

    @Option(
        name: .customLong("field"),
        help: ArgumentHelp(
            "Only this part of the answer, for --json; may be repeated.",
            discussion: list(EntryField.self),
            valueName: "field"
        ),
        completion: .list(EntryField.labels)
    )
    var fields: [String] = []

    @Flag(help: "Print all senses, those that only old books have, too.")
    var all = false

    @OptionGroup
    var limit: LimitOption

    @OptionGroup
    var answer: WordAnswerOptions

    var mostMeanings: Int? { limit.limit }

    func arguments(for lexicon: Lexicon) -> MethodArguments {
        var arguments = MethodArguments()
        word.add(to: &arguments)
        language.add(to: &arguments)
        sense.add(to: &arguments)
        feature.add(to: &arguments)
        arguments.set("region", to: region, from: "--region")
        arguments.set("fields", to: fields, from: "--field")
        return arguments
    }

    func select(_ selection: inout AnswerSelection, from response: inout EntriesResponse) {
        response.matches = response.matches.keeping { match in
            let hasRoom = !selection.isFull
            match.entry.pronunciations.removeAll { !selection.admits($0.source) }
            let lexicalEntries = match.entry.lexicalEntries.map { lexicalEntry in
                var lexicalEntry = lexicalEntry
                lexicalEntry.pronunciations.removeAll { !selection.admits($0.source) }
                lexicalEntry.entries = lexicalEntry.entries.keeping { keep(&$0, &selection) }
                return lexicalEntry
            }
            match.entry.lexicalEntries = lexicalEntries.filter { !$0.entries.isEmpty }
            // There are sources that say nothing but how words are said.
            if match.entry.lexicalEntries.isEmpty, hasRoom {
                let isSaid = !match.entry.pronunciations.isEmpty
                match.entry.lexicalEntries = lexicalEntries.filter { isSaid || !$0.pronunciations.isEmpty }
            }
            return !match.entry.lexicalEntries.isEmpty
        }
        response.translations = response.translations.mapValues { $0.filter { selection.admits($0.source) } }
    }

    /// - Returns: whether the entry is wanted.
    private func keep(_ entry: inout Entry, _ selection: inout AnswerSelection) -> Bool {
        guard selection.admits(entry.source), !selection.isFull else { return false }
        entry.senses = selection.taking(entry.senses)
        return true
    }

    func summary(of response: EntriesResponse) -> [SummaryLine] {
        response.matches.flatMap { match in
            match.entry.lexicalEntries.compactMap { lexicalEntry in
                lexicalEntry.entries.lazy.flatMap(\.senses).flatMap(\.definitions).first.map { definition in
                    SummaryLine(match.entry.word, lexicalEntry.lexicalCategory.label, definition)
                }
            }
        }
    }

    func page(of response: EntriesResponse, _ layout: Layout) -> LookupPage {
        let isWhole = all || limit.limit != nil
        let matches = isWhole ? response.matches : Self.abridged(response.matches)
        let leftOut = Self.senses(in: response.matches) - Self.senses(in: matches)
        let remark =
            leftOut == 1
            ? "There is 1 more sense: --all shows it." : "There are \(leftOut) more senses: --all shows them."
        return LookupPage(
            lines: EntryPage(layout: layout).lines(of: matches),
            remark: leftOut == 0 ? nil : remark
        )
    }

    func doubt(about response: EntriesResponse, in lexicon: Lexicon) throws -> String? {
        guard let language = response.matches.first?.entry.language else { return nil }
        let found = response.matches.map(\.entry.word)
        let commoner = try lexicon.commonerWord(than: word.words.joined(separator: " "), among: found, in: language)
        return commoner.map { "Did you mean: \($0.word)?" }
    }

    /// How many senses of a lexical category are printed. One or two more are, too, rather than that they are missed.
    private static let mostSenses = 8

    /// The matches with their first senses, without those that nobody uses any more, and those of old books, unless there
    /// are no others.
    private static func abridged(_ matches: [Match]) -> [Match] {
        let isAnyCurrent = matches.contains(where: \.entry.isCurrent)
        return matches.filter { !isAnyCurrent || $0.entry.isCurrent }.map { match in
            var match = match
            if isAnyCurrent { match.entry.removePastSenses() }
            match.entry.removeHistoricalSenses()
            for index in match.entry.lexicalEntries.indices {
                match.entry.lexicalEntries[index].entries.keepSenses(atMost: mostSenses, orWithin: 2)
            }
            return match
        }
    }

    private static func senses(in matches: [Match]) -> Int {
        matches.flatMap(\.entry.lexicalEntries).flatMap(\.entries).reduce(0) { $0 + $1.senses.count }
    }
}

extension [Entry] {
    /// Leaves the first senses, unless no more than some are left out.
    fileprivate mutating func keepSenses(atMost count: Int, orWithin tolerance: Int) {
        guard reduce(0, { $0 + $1.senses.count }) > count + tolerance else { return }
        var room = count
        self = compactMap { entry in
            // Spellings and sounds stand in entries without senses.
            let hadSenses = !entry.senses.isEmpty
            var entry = entry
            entry.senses = entry.senses.prefix(room).map(\.self)
            room -= entry.senses.count
            return entry.senses.isEmpty && hadSenses ? nil : entry
        }
    }
}

extension EntriesResponse: FitForFamilies {
    mutating func leaveOutUnfit() {
        _ = matches.keepFit { $0.entry.leaveOutUnfit() }
        for word in translations.keys { _ = translations[word]?.keepFit { $0.leaveOutUnfit() } }
    }
}
