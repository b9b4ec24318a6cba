internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordCorpus
internal import HeadwordJSON
internal import HeadwordLexistats

struct FreqCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "freq",
        abstract: "Says how often words are used.",
        discussion: """
            Without words, lists the commonest ones. Frequencies are occurrences per million words; the Zipf value is \
            below 3 for rare words and above 6 for very common ones. Exit code 1 if none of the words is listed.

            EXAMPLES
              headword freq happy glad elated
              headword freq --lemma --category verb swim      all forms of the verb
              headword freq --category adjective --limit 20   the commonest adjectives
              headword freq --trend war --corpus letters      by year, of dated texts
            """
    )

    @Argument(help: "The words; in any case, unless --exact is given.", completion: .headwords)
    var words: [String] = []

    @Flag(help: "Count all forms of each word.")
    var lemma = false

    @Flag(help: "Count the words only as they are written, capitals included.")
    var exact = false

    @Flag(help: "Show how often the words were used in each period.")
    var trend = false

    @OptionGroup
    var category: CategoryOption

    @OptionGroup
    var part: PartOptions

    @OptionGroup
    var answer: CorpusAnswerOptions

    func validate() throws {
        if lemma, exact { throw ValidationError("Give either --lemma or --exact, not both.") }
        if trend, words.isEmpty || lemma || exact || !category.categories.isEmpty {
            throw ValidationError("--trend needs words and goes with no --lemma, --exact or --category.")
        }
        if !words.isEmpty, part.limit != nil || part.offset != nil {
            throw ValidationError("--limit and --offset are for lists, which have no words before them.")
        }
        if !words.isEmpty, category.categories.count > 1 {
            throw ValidationError("Words can be counted in one --category only.")
        }
    }

    func run() async throws {
        let library = try answer.open()
        let isFound: Bool
        if trend {
            isFound = try words.reduce(false) { try show(try self.trend(of: $1, in: library), TrendPage.self) || $0 }
        } else if words.isEmpty {
            isFound = try show(try list(in: library), WordStatsListPage.self)
        } else {
            isFound = try show(try words.map { try stats(of: $0, in: library) })
        }
        if !isFound { throw ExitCode(CommandExitCode.nothingFound.rawValue) }
    }

    // MARK: Questions

    private func stats(of word: String, in library: CorpusLibrary) throws -> WordStatsResponse {
        var arguments = MethodArguments()
        arguments.set(lemma ? "lemma" : exact ? "wordform" : "trueCase", to: word, from: "WORD")
        category.add(to: &arguments)
        answer.add(to: &arguments)
        return try Lookup<WordStatsRequest>(arguments, answer).response(from: library)
    }

    private func list(in library: CorpusLibrary) throws -> WordListStatsResponse {
        var arguments = MethodArguments()
        category.add(to: &arguments)
        let members = [lemma ? "lemma" : exact ? "wordform" : "trueCase"]
        arguments.set(
            "collate",
            to: members + (category.categories.isEmpty ? [] : ["lexicalCategory"]),
            from: "--lemma"
        )
        part.add(to: &arguments)
        answer.add(to: &arguments)
        return try Lookup<WordListStatsRequest>(arguments, answer).response(from: library)
    }

    private func trend(of word: String, in library: CorpusLibrary) throws -> TrendResponse {
        var arguments = MethodArguments()
        arguments.set("word", to: word, from: "WORD")
        answer.add(to: &arguments)
        return try Lookup<TrendRequest>(arguments, answer).response(from: library)
    }

    // MARK: Answers

    private func show(_ responses: [WordStatsResponse]) throws -> Bool {
        if answer.json {
            for response in responses { Terminal.print(String(decoding: response.jsonBytes, as: UTF8.self)) }
        } else {
            WordStatsPage(layout: .output).page(of: responses, words).print()
        }
        return responses.contains { $0.frequency.count > 0 }
    }

    private func show<Page: StatsPage>(_ response: Page.Response, _: Page.Type) throws -> Bool {
        let page = Page(layout: .output).page(of: response)
        if answer.json {
            Terminal.print(String(decoding: response.jsonBytes, as: UTF8.self))
        } else {
            page.print()
        }
        return !page.lines.isEmpty
    }
}

extension WordListStatsResponse: FitForFamilies {
    mutating func leaveOutUnfit() {
        rows.keepFit { row in
            [row.record.wordform, row.record.trueCase, row.record.lemma].compactMap(\.self).joined(separator: " ")
        }
    }
}
