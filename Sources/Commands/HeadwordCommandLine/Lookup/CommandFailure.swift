internal import HeadwordConfiguration
internal import HeadwordCorpus
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordObjectStore
internal import HeadwordServer
internal import JSONRPCTransport

/// The exit codes of the command.
package enum CommandExitCode: Int32, CaseIterable {
    case found = 0
    case nothingFound = 1
    case usage = 2
    case credentials = 4
    case lexicon = 5
    case unhealthy = 6
    case upstream = 7
    case deadline = 8
    case internalFailure = 70

    /// The meaning of the code, for the help.
    package var summary: String {
        switch self {
        case .found: "found"
        case .nothingFound: "nothing found"
        case .usage: "invalid command line or configuration"
        case .credentials: "credentials refused"
        case .lexicon: "lexicon missing, damaged or too old"
        case .unhealthy: "service unhealthy"
        case .upstream: "upstream unavailable or quota used up"
        case .deadline: "interrupted or timed out"
        case .internalFailure: "internal error"
        }
    }
}

/// The reason that a command ends without a result.
package struct CommandFailure: Error, CustomStringConvertible {
    package var exitCode: CommandExitCode
    package var message: String

    package var description: String { message }

    /// Creates a failure with a one-line message, even if it quotes a word or a file name that contains line breaks.
    package init(_ exitCode: CommandExitCode, _ message: String) {
        self.init(exitCode, lines: [message])
    }

    /// Creates a failure with a message of several lines.
    package init(_ exitCode: CommandExitCode, lines: [String]) {
        self.exitCode = exitCode
        message = lines.map { $0.escapingControls() }.joined(separator: "\n")
    }

    /// Creates a failure for an error that the user can fix; nil for other errors.
    package init?(_ error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let failure as ConfigurationFailure: self.init(.usage, lines: failure.problems.map(\.description))
        case CorpusFailure.text, is ServerFailure, is MissingFeature, is ListenFailure:
            self.init(.usage, "headword: \(error)")
        case is LexiconFailure, is CorpusFailure: self.init(.lexicon, "headword: \(error)")
        case let failure as ObjectFailure: self.init(CommandExitCode(failure.kind), "headword: \(failure)")
        case is StdioFailure: self.init(.internalFailure, "headword: \(error)")
        default: return nil
        }
    }
}

extension CommandExitCode {
    /// The exit code for a failure of an object store.
    fileprivate init(_ kind: ObjectFailure.Kind) {
        self =
            switch kind {
            case .address, .missing: .usage
            case .denied: .credentials
            case .changed, .unavailable: .upstream
            }
    }

    /// The exit code for the code of an error object.
    package init(errorCode: Int) {
        self =
            switch errorCode {
            case 404: .nothingFound
            case 401, 403: .credentials
            case 408, 499, 508: .deadline
            case 429, 502, 503, 504: .upstream
            case -32700, -32600, -32601, -32602, 400..<500: .usage
            default: .internalFailure
            }
    }
}
