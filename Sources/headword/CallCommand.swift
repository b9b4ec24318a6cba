import ArgumentParser
import Glibc
import HeadwordCommandLine
import HeadwordConfiguration
import HeadwordCore
import HeadwordExternalProviders
import HeadwordJSON
import HeadwordOperations
import HeadwordService
import HeadwordUpstream
import JSONRPC
import Logging

struct CallCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "call",
        abstract: "Calls one method and prints its result.",
        discussion: """
            The result goes to standard output, over several lines on a terminal. An error object goes to standard \
            error.

            EXAMPLES
              headword call server.info
              headword call dictionary.entries '{"word": "swam", "fields": ["definitions"]}'
              headword call dictionary.entries '["ice cream"]'     parameters by position
              echo '{"word": "set"}' | headword call dictionary.entries -
              headword call rpc.discover                            all methods
              headword call --provider ./vowels vowels.count '{"word": "aerie"}'
            """
    )

    @Argument(help: "The name of the method.")
    var method: String

    @Argument(help: "The parameters as JSON, an object or an array; '-' reads them from standard input.")
    var parameters: String?

    @Flag(help: "Print over several lines even if the output is no terminal.")
    var pretty = false

    @OptionGroup
    var lexicon: LexiconOptions

    @OptionGroup
    var corpora: CorporaOptions

    @OptionGroup
    var external: ExternalProviderOptions

    @OptionGroup
    var options: ConfigurationOptions

    func run() async throws {
        let call = Call(method: method, parameters: try parameterText())
        let configuration = try options.load().values
        let log = LogOutput(configuration.log)
        defer { log.flush() }
        let logger = log.logger()
        let upstream = try OxfordClient(ifNeeded: configuration, logger: logger)
        var service = try Headword(configuration: configuration, lexicon, corpora, upstream: upstream)
        var providers: ExternalProviders?
        // Programs are started only where their methods can matter.
        if !service.registry.contains(method: method) || Self.methodsAboutAll.contains(method) {
            let started = await external.start(configuration, logger: logger)
            service = try Headword(
                configuration: configuration,
                lexicon,
                corpora,
                upstream: upstream,
                external: started.providers
            )
            service.tellLeftOut(logger)
            providers = started
        }
        let outcome = await outcome(of: call, service)
        await providers?.shutdown()
        await upstream?.shutdown()
        do throws(ErrorObject) {
            Terminal.print(try format(try outcome.get()))
        } catch {
            throw CommandFailure(CommandExitCode(errorCode: error.code), try format(error))
        }
    }

    /// What tells of all methods.
    private static let methodsAboutAll = ["rpc.discover", "server.info"]

    private func outcome(
        of call: Call,
        _ service: Headword
    ) async -> Result<any JSONWritable & Sendable, ErrorObject> {
        do throws(ErrorObject) {
            return .success(try await service.answer(call))
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
