import ArgumentParser
import HeadwordCommandLine
import HeadwordConfiguration
import HeadwordJSON
import HeadwordOperations

struct HealthCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "health",
        abstract: "Checks the health of a running service.",
        discussion: """
            Calls server.ping and server.info, or requests /readyz if the address begins with http://. Exit code 0 if \
            the service is healthy, 6 otherwise. If the configuration names a certificate for the listener, the \
            service must present exactly that certificate.

            EXAMPLES
              headword health                                 the address in the configuration
              headword health 127.0.0.1:7878
              headword health unix:/run/headword/headword.sock
              headword health http://127.0.0.1:9464           checks readiness
              headword health dictionary.example.org:7878 --tls
              headword health 127.0.0.1:7878 --authorities server.pem
            """
    )

    @Argument(
        help: ArgumentHelp(
            "HOST:PORT, unix:/PATH or http://HOST:PORT; if absent, metrics.address or the first listener in the "
                + "configuration.",
            valueName: "address"
        ),
        transform: healthTarget
    )
    var target: HealthTarget?

    @OptionGroup
    var tokenFile: TokenFileOption

    @OptionGroup
    var tls: TLSOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The time limit for the answer of the service.", valueName: "seconds")
    )
    var timeout = 5

    @Flag(name: .json, help: "Print JSON.")
    var json = false

    @OptionGroup
    var configuration: ConfigurationOptions

    func validate() throws {
        guard (1...3600).contains(timeout) else { throw ValidationError("--timeout must be 1 to 3600 seconds.") }
    }

    func run() async throws {
        let (target, protection) = try resolvedTarget()
        let health = await Health.ask(target, token: try tokenFile.token(), protection: protection, within: timeout)
        if json {
            Terminal.print(health.json.prettyPrinted())
            if health.failure != nil { throw ExitCode(CommandExitCode.unhealthy.rawValue) }
        } else if let failure = health.failure {
            throw CommandFailure(.unhealthy, "headword: \(health.target): \(failure)")
        } else {
            Terminal.print(text(health))
        }
    }

    private func resolvedTarget() throws -> (HealthTarget, Health.Protection?) {
        if let target { return (target, try tls.protection(of: target)) }
        let values = try configuration.load()
        guard let target = HealthTarget(values) else {
            throw CommandFailure(.usage, "headword: the configuration has no address to check; give one")
        }
        let listener = values.listeners.first { HealthTarget.service($0.address) == target }
        return (target, try tls.protection(of: target, certificate: listener?.certificate))
    }

    private func text(_ health: Health) -> String {
        guard let version = health.version, let lexicon = health.lexicon else { return "\(health.target): ready" }
        return
            "\(health.target): Headword \(version), \(lexicon.headwords) headwords, lexicon \(lexicon.digest.prefix(12))"
    }
}

/// Reads an address from the command line.
func healthTarget(_ argument: String) throws -> HealthTarget {
    guard let target = HealthTarget(argument) else {
        throw ValidationError("'\(argument)' is not an address; expected HOST:PORT, unix:/PATH or http://HOST:PORT.")
    }
    return target
}
