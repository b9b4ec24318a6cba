import ArgumentParser
import Glibc
import OxfordStandIn
import UnixSignals

/// Serves invented answers in the format of the Oxford Dictionaries API until it is stopped.
@main
struct StandInCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "headword-oxford-stand-in",
        abstract: "Serves invented data as the Oxford Dictionaries API would, without an account.",
        discussion: """
            It listens on 127.0.0.1 only. Base URLs are http://127.0.0.1:PORT/api/v1
            and /api/v2. Without --id and --key-file, the account is test-id with the
            key test-key.

            EXAMPLES
              headword-oxford-stand-in --port 8080
              headword-oxford-stand-in --quota 60 --quota-window 60
              headword-oxford-stand-in --fault delay=200 --fault 'status=503 x3'

              base=http://127.0.0.1:8080
              curl -H 'app_id: test-id' -H 'app_key: test-key' \\
                $base/api/v2/entries/en-gb/big
              curl -H 'app_id: test-id' -H 'app_key: test-key' \\
                "$base/api/v2/entries/en-gb/big?x-fault=truncated-json"
              curl --data 'status=429,retry-after=2 x1' $base/control/faults
              curl -X DELETE $base/control/faults
              curl $base/control/requests

            FAULTS
              \(Fault.spellings.joined(separator: "\n  "))
              each may end in ' xN', for the next N requests only
            """
    )

    @Option(help: "The port on 127.0.0.1; 0 for a free one.")
    var port = 8080
    @Option(help: "The application's id that is accepted.")
    var id = "test-id"
    @Option(help: ArgumentHelp("A file with the key that is accepted.", valueName: "file"))
    var keyFile: String?
    @Flag(help: "Answer 401 if credentials are missing, as the service says today, not 403.")
    var modern = false
    @Option(help: ArgumentHelp("Answer 429 after this many calls.", valueName: "n"))
    var quota: Int?
    @Option(help: ArgumentHelp("Count the calls anew after this time.", valueName: "seconds"))
    var quotaWindow: Int?
    @Option(help: ArgumentHelp("Spoil replies; may be repeated.", valueName: "fault"))
    var fault: [String] = []
    @Option(help: ArgumentHelp("Speak TLS with this certificate (PEM).", valueName: "file"))
    var certificate: String?
    @Option(help: ArgumentHelp("The key of the certificate (PEM).", valueName: "file"))
    var certificateKey: String?
    @Flag(help: "Tell of each request on standard error.")
    var verbose = false

    func validate() throws {
        guard 0...65_535 ~= port else { throw ValidationError("There is no port \(port).") }
        guard quota ?? 0 >= 0, quotaWindow ?? 1 > 0 else { throw ValidationError("A quota is a number from 0 on.") }
        guard quotaWindow == nil || quota != nil else { throw ValidationError("--quota-window needs --quota.") }
        guard (certificate == nil) == (certificateKey == nil) else {
            throw ValidationError("--certificate and --certificate-key need each other.")
        }
        for text in fault where FaultLine(text) == nil {
            throw ValidationError("'\(text)' is none of \(Fault.spellings.joined(separator: ", ")).")
        }
    }

    func run() async throws {
        signal(SIGPIPE, SIG_IGN)
        // Signals are handled before anyone can know that the process is running.
        let signals = await UnixSignalsSequence(trapping: .sigterm, .sigint)
        let standIn = OxfordStandIn(try options())
        for line in fault.compactMap(FaultLine.init) { standIn.inject(line.fault, times: line.times) }
        let port = try await start(standIn)
        complain(greeting(port))
        for await _ in signals { break }
        await standIn.stop()
    }
}

extension StandInCommand {
    private func options() throws -> OxfordStandIn.Options {
        var options = OxfordStandIn.Options()
        options.port = port
        options.credentials.id = id
        if let keyFile { options.credentials.key = try Self.key(in: keyFile) }
        options.isModern = modern
        options.quota = quota.map { .init(calls: $0, window: quotaWindow.map { .seconds($0) }) }
        (options.certificate, options.key) = (certificate, certificateKey)
        if verbose {
            options.onRequest = { complain("\($0.method) \($0.target) \($1.map(String.init) ?? "no reply")\n") }
        }
        return options
    }

    private static func key(in path: String) throws -> String {
        guard let file = fopen(path, "re") else {
            throw ValidationError("'\(path)' cannot be read: \(String(cString: strerror(errno))).")
        }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 12)
        bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
        let key = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).first
        guard let key else { throw ValidationError("'\(path)' has no key.") }
        return String(key)
    }

    private func start(_ standIn: OxfordStandIn) async throws -> Int {
        do {
            return try await standIn.start()
        } catch {
            complain("headword-oxford-stand-in: port \(port) of 127.0.0.1 cannot be opened: \(error)\n")
            throw ExitCode.failure
        }
    }

    /// The default key may be shown because everyone knows it; a key that was supplied may not.
    private func greeting(_ port: Int) -> String {
        let base = "\(certificate == nil ? "http" : "https")://127.0.0.1:\(port)/api"
        let key = keyFile.map { #""app_key: $(cat '\#($0)')""# } ?? "'app_key: test-key'"
        return """
            version 1: \(base)/v1
            version 2: \(base)/v2
            try: curl\(certificate == nil ? "" : " -k") -H 'app_id: \(id)' -H \(key) \(base)/v2/entries/en-gb/big

            """
    }
}

/// Writes a message to standard error.
private func complain(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
