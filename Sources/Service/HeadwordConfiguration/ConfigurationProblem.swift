/// Where a value comes from.
public enum ConfigurationOrigin: Hashable, Sendable {
    /// A default: nothing sets the value.
    case `default`
    /// A line of a file; nil for the whole file.
    case file(path: String, line: Int?)
    /// An environment variable.
    case variable(String)
    /// A flag of the command.
    case flag(String)
}

extension ConfigurationOrigin: CustomStringConvertible {
    /// `FILE:LINE`, the name of a variable, or `--flag`.
    public var description: String {
        switch self {
        case .default: "default"
        case .file(let path, let line): line.map { "\(path):\($0)" } ?? path
        case .variable(let name), .flag(let name): name
        }
    }
}

/// One error in a configuration.
public struct ConfigurationProblem: Hashable, Sendable, CustomStringConvertible {
    /// The origin of the offending value.
    public var origin: ConfigurationOrigin
    /// The setting; nil if the text itself is invalid.
    public var key: String?
    /// The message, without a full stop.
    public var message: String

    init(_ origin: ConfigurationOrigin, key: String? = nil, _ message: String) {
        self.origin = origin
        self.key = key
        self.message = message
    }

    /// `FILE:LINE: message`
    public var description: String { "\(origin): \(message)" }
}

/// All errors of a configuration; never empty.
public struct ConfigurationFailure: Error, CustomStringConvertible {
    /// The errors, in the order in which they were found.
    public var problems: [ConfigurationProblem]

    /// Creates a failure.
    public init(_ problems: [ConfigurationProblem]) { self.problems = problems }

    /// One line for each error.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
