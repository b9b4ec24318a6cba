import ArgumentParser
import HeadwordCommandLine
import HeadwordJSON
import HeadwordLexicon
import HeadwordLoad
import HeadwordModel

/// The options for what a load asks.
struct LoadQuestionOptions: ParsableArguments {
    @Option(help: "The method to call.", completion: .methods)
    var method = "dictionary.entries"

    @Option(help: ArgumentHelp("The parameters of each call; % stands for the word.", valueName: "json"))
    var parameters = #"{"word": "%"}"#

    @Option(
        name: .customLong("questions"),
        help: ArgumentHelp(
            "A file with a word, or a call as JSON with 'method' and 'params', on each line, the most frequent first.",
            discussion: "Default: the most common headwords of the lexicon.",
            valueName: "file"
        ),
        completion: .file()
    )
    var file: String?

    @Option(parsing: .unconditional, help: "How many headwords of the lexicon to ask for.")
    var words = 10_000

    @Option(
        help: "The language of the headwords.",
        completion: .list(Language.labels),
        transform: languageArgument
    )
    var language = Language.en

    @Option(
        parsing: .unconditional,
        help: "The exponent of Zipf's law; 0 makes all questions equally frequent."
    )
    var exponent = 1.0

    @Option(help: "The seed of the random draws.")
    var seed: UInt64 = 1

    @OptionGroup
    var lexicon: LexiconOptions

    func validate() throws {
        try check(Double(words), of: "--words", isIn: 1...1_000_000, "headwords")
        try check(exponent, of: "--exponent", isIn: 0...10)
    }

    /// Returns the questions, the most frequent first.
    func all() throws -> [Question] {
        let template = QuestionTemplate(method: method, parameters: try parameterObject())
        guard template.dependsOnWord || file != nil else { return [template.question("")] }
        guard let file else { return try headwords().map(template.question) }
        do {
            return try template.questions(in: String(decoding: try Terminal.readFile(file), as: UTF8.self))
        } catch let failure as LoadFailure {
            throw CommandFailure(.usage, "headword: '\(file)': \(failure)")
        }
    }

    private func parameterObject() throws -> JSONObject {
        guard case .object(let object)? = try? JSONText(Array(parameters.utf8)).value() else {
            throw CommandFailure(.usage, "headword: --parameters must be a JSON object, not '\(parameters)'")
        }
        return object
    }

    private func headwords() throws -> [String] {
        var query = WordListQuery(language: language)
        query.order = .frequency
        let words = try lexicon.openLexicon().words(query, atMost: words).words.map(\.word)
        guard !words.isEmpty else {
            throw CommandFailure(.usage, "headword: the lexicon has no headwords of the language '\(language.label)'")
        }
        return words
    }
}
