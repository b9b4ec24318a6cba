import ArgumentParser
import HeadwordCore
import HeadwordDictionary
import HeadwordJSON
import HeadwordLexicon
import HeadwordModel

struct DefineCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "define",
        abstract: "Says what a word means.",
        discussion: """
            EXAMPLES
              headword define serendipity
              headword define ice cream
              headword define --category verb swam
              headword define --json set | jq '.results[0].lexicalEntries[].lexicalCategory'
            """
    )

    @Argument(help: "The word or phrase.")
    var words: [String]

    @Option(
        name: .customLong("category"),
        help: ArgumentHelp(
            "Only this lexical category; may be repeated.",
            discussion: LexicalCategory.labels.joined(separator: ", "),
            valueName: "category"
        )
    )
    var categories: [String] = []

    @Option(help: ArgumentHelp("The only way to find a headword: exact, folded or lemma.", valueName: "kind"))
    var match: String?

    @Flag(help: "Print the JSON-RPC result.")
    var json = false

    @OptionGroup
    var lexicon: LexiconOptions

    func run() async throws {
        let lexicon = try lexicon.open()
        do throws(CallFailure) {
            let response = try request().response(from: lexicon)
            if json {
                Terminal.print(String(decoding: response.jsonBytes, as: UTF8.self))
            } else {
                Terminal.print(EntryPage(style: .output, width: min(Terminal.width, 100)).text(of: response))
            }
        } catch {
            throw complaint(about: error)
        }
    }

    /// The command's arguments go the way of a call's parameters, so that both are checked alike.
    private func request() throws(CallFailure) -> EntriesRequest {
        var parameters: JSONObject = ["word": .string(words.joined(separator: " "))]
        if !categories.isEmpty { parameters["lexicalCategory"] = .array(categories.map(JSONValue.string)) }
        parameters["match"] = match.map(JSONValue.string)
        return try EntriesRequest(reading: try ParameterReader(.object(parameters), of: EntriesRequest.endpoint))
    }

    private func complaint(about failure: CallFailure) -> CommandFailure {
        if json {
            let data = JSONValue.object(failure.data(method: EntriesRequest.endpoint.method))
            return CommandFailure(exitCode(of: failure), String(decoding: data.jsonBytes, as: UTF8.self))
        }
        var message = "headword: \(failure.message)"
        if failure.status == 404, !failure.suggestions.isEmpty {
            message += "\nDid you mean: " + failure.suggestions.joined(separator: ", ") + "?"
        }
        if !failure.allowed.isEmpty {
            message += "\nPossible: " + failure.allowed.joined(separator: ", ")
        }
        return CommandFailure(exitCode(of: failure), message)
    }

    private func exitCode(of failure: CallFailure) -> CommandExitCode {
        failure.origin == .lexicon && failure.status == 500
            ? .lexicon : CommandExitCode(errorCode: failure.code)
    }
}
