import ArgumentParser
import Glibc
import HeadwordCommandLine
import HeadwordJSON
import HeadwordService
import JSONRPC

struct CallCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "call",
        abstract: "Calls one method and prints its result.",
        discussion: """
            The result goes to standard output, indented if that is a terminal; an error object goes to standard \
            error.

            EXAMPLES
              headword call server.info
              headword call dictionary.entries '{"word": "swam", "fields": ["definitions"]}'
              headword call dictionary.entries '["ice cream"]'     parameters by position
              echo '{"word": "set"}' | headword call dictionary.entries -
              headword call --help                                  all methods, including those of providers
              headword call dictionary.entries --help               the parameters and the result of a method
              headword call --provider ./palindromes.py palindromes.check '["kayak"]'
            """,
        // The contents of the help depend on the arguments.
        helpNames: []
    )

    @Argument(help: "The name of the method.", completion: .methods)
    var method: String?

    @Argument(help: "The parameters as JSON, an object or an array; '-' reads them from standard input.")
    var parameters: String?

    @Flag(help: "Indent the result even if the output is not a terminal.")
    var pretty = false

    @Flag(name: .shortAndLong, help: "Show help about the command and all methods, or about one method.")
    var help = false

    @OptionGroup
    var data: DataOptions

    @OptionGroup
    var external: ExternalProviderOptions

    func validate() throws {
        guard help || method != nil else { throw ValidationError("Missing expected argument '<method>'") }
    }

    func run() async throws {
        guard !help, let method else { return try await printHelp() }
        let call = Call(method: method, parameters: try parameterText())
        let answer = try await withService(for: method) { service in await outcome(of: call, service) }
        do throws(ErrorObject) {
            Terminal.print(try format(try answer.get()))
        } catch {
            let lines = try format(error).split(separator: "\n").map(String.init)
            throw CommandFailure(CommandExitCode(errorCode: error.code), lines: lines)
        }
    }

    private func printHelp() async throws {
        if let method {
            Terminal.print(try await withService(for: method) { try $0.methodHelp(method) })
            return
        }
        let help = HelpPage(HeadwordCommand.helpMessage(for: Self.self, columns: HelpPage.unbroken))
        Terminal.print(help.text(columns: Terminal.width))
        do {
            Terminal.print("\n" + (try await withService(for: nil) { $0.methodList }))
        } catch {
            guard let failure = CommandFailure(error) else { throw error }
            // Without a lexicon there are no methods to list, but the help of the command itself still is useful.
            Terminal.print("\nMETHODS\n  \(failure.message)")
        }
    }

    private func withService<Answer>(
        for method: String?,
        _ body: (DictionaryService) async throws -> Answer
    ) async throws -> Answer {
        try await data.withService(for: method, providers: external.files, body)
    }

    private func outcome(
        of call: Call,
        _ service: DictionaryService
    ) async -> Result<any JSONWritable & Sendable, ErrorObject> {
        do throws(ErrorObject) {
            return .success(try await service.begin(call).value())
        } catch {
            return .failure(error)
        }
    }

    private func parameterText() throws -> JSONText? {
        guard let parameters else { return nil }
        let bytes = parameters == "-" ? try Terminal.readFile(parameters) : Array(parameters.utf8)
        do throws(JSONFailure) {
            let text = try JSONText(bytes)
            if text.kind == .object || text.kind == .array { return text }
        } catch {
            throw CommandFailure(
                .usage,
                "headword: the parameters are not JSON: \(error.message), at byte \(error.position)"
            )
        }
        throw CommandFailure(.usage, "headword: the parameters must be a JSON object or array")
    }

    private func format(_ value: any JSONWritable) throws(ErrorObject) -> String {
        let bytes = value.jsonBytes
        guard pretty || Terminal.isInteractive(STDOUT_FILENO) else { return String(decoding: bytes, as: UTF8.self) }
        do throws(JSONFailure) {
            return try JSONText(bytes).value().prettyPrinted()
        } catch {
            throw .parseError(error)
        }
    }
}
