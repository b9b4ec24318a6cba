/// Why a line of a layer, or a whole file, is not used.
public struct LayerProblem: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public var path: String
    /// The number of the line, counted from 1; nil if the whole file is the problem.
    public var line: Int?
    /// What is wrong.
    public var reason: String

    /// Creates a problem.
    public init(_ path: String, line: Int? = nil, _ reason: String) {
        self.path = path
        self.line = line
        self.reason = reason
    }

    /// The path, the line and the reason.
    public var description: String { line.map { "\(path):\($0): \(reason)" } ?? "\(path): \(reason)" }
}
