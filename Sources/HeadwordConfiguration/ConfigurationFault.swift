/// Where a value comes from.
public enum ConfigurationOrigin: Hashable, Sendable {
    /// Nothing sets it.
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

/// One thing that is wrong with a configuration.
public struct ConfigurationFault: Hashable, Sendable, CustomStringConvertible {
    /// Where it stands.
    public var origin: ConfigurationOrigin
    /// The setting; nil if the text itself is at fault.
    public var key: String?
    /// What is wrong, without a full stop.
    public var message: String

    init(_ origin: ConfigurationOrigin, key: String? = nil, _ message: String) {
        self.origin = origin
        self.key = key
        self.message = message
    }

    /// `FILE:LINE: message`
    public var description: String { "\(origin): \(message)" }
}

/// All that is wrong with a configuration; never empty.
public struct ConfigurationFailure: Error, CustomStringConvertible {
    /// What is wrong, in the order in which it was found.
    public var faults: [ConfigurationFault]

    /// Creates a failure.
    public init(_ faults: [ConfigurationFault]) { self.faults = faults }

    /// One line for each fault.
    public var description: String { faults.map(\.description).joined(separator: "\n") }
}
