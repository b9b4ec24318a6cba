internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordJSON
internal import HeadwordPages
internal import HeadwordService

struct FreqCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "freq",
        abstract: "Shows how often words are used.",
        discussion: """
            Without words, lists the most common ones. Frequencies are occurrences per million words. The Zipf value \
            is below 3 for rare words and above 6 for very common ones. Exit code 1 if none of the words is listed.

            EXAMPLES
              headword freq happy glad elated
              headword freq --lemma --category verb swim      all forms of the verb
              headword freq --category adjective --limit 20   the commonest adjectives
              headword freq --trend war --corpus letters      by year, if the texts are dated
            """
    )

    @Argument(help: "The words, whatever their case unless --exact is given.", completion: .headwords)
    var words: [String] = []

    @Flag(help: "Count all forms of each word.")
    var lemma = false

    @Flag(help: "Count the words only as written, capitals included.")
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
            throw ValidationError("--trend needs words and cannot be combined with --lemma, --exact or --category.")
        }
        if !words.isEmpty, part.limit != nil || part.offset != nil {
            throw ValidationError("--limit and --offset are for lists and cannot be combined with words.")
        }
        if !words.isEmpty, category.categories.count > 1 {
            throw ValidationError("Words can be counted in only one --category.")
        }
    }

    func run() async throws {
        let isFound = try await answer.withService(for: method) { service in
            guard trend else { return try await show(words.isEmpty ? [list] : words.map(stats), in: service) }
            var isFound = false
            for word in words { isFound = try await show([trend(of: word)], in: service) || isFound }
            return isFound
        }
        if !isFound { throw ExitCode(CommandExitCode.nothingFound.rawValue) }
    }

    private var method: String { "lexistats." + (trend ? "trend" : words.isEmpty ? "words" : "word") }

    // MARK: Questions

    private func stats(of word: String) -> MethodArguments {
        var arguments = MethodArguments()
        arguments.set(lemma ? "lemma" : exact ? "wordform" : "trueCase", to: word, from: "WORD")
        category.add(to: &arguments)
        answer.add(to: &arguments)
        return arguments
    }

    private var list: MethodArguments {
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
        return arguments
    }

    private func trend(of word: String) -> MethodArguments {
        var arguments = MethodArguments()
        arguments.set("word", to: word, from: "WORD")
        answer.add(to: &arguments)
        return arguments
    }

    // MARK: Answers

    /// Calls the method for each question and shows the answers on one page.
    ///
    /// - Returns: whether anything was found.
    private func show(_ questions: [MethodArguments], in service: DictionaryService) async throws -> Bool {
        var answers: [JSONValue] = []
        for arguments in questions {
            answers.append(try await Lookup(method, arguments, answer).answer(from: service))
        }
        let page = page(of: answers, .output)
        if answer.json {
            for answer in answers { Terminal.print(String(decoding: answer.jsonBytes, as: UTF8.self)) }
        } else {
            page.print()
        }
        let isAnyUsed = answers.contains { $0["result"]["frequency"].integer ?? 0 > 0 }
        return method == "lexistats.word" ? isAnyUsed : !page.lines.isEmpty
    }

    private func page(of answers: [JSONValue], _ layout: Layout) -> LookupPage {
        switch method {
        case "lexistats.word": WordStatsPage(layout: layout).page(of: answers, words)
        case "lexistats.words": WordStatsListPage(layout: layout).page(of: answers[0])
        default: TrendPage(layout: layout).page(of: answers[0])
        }
    }
}
