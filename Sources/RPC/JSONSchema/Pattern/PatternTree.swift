/// The syntax tree of a regular expression.
indirect enum PatternTree: Sendable {
    /// A condition on the place between two code points.
    enum Assertion: Sendable {
        case start, end, wordEdge, noWordEdge
    }

    case scalar(ScalarClass)
    case assertion(Assertion)
    case sequence([PatternTree])
    case choice([PatternTree])
    /// Repeats a part from `least` to `most` times; nil for any number.
    case repeated(PatternTree, least: Int, most: Int?)
}

/// Why a pattern cannot be used.
struct PatternFailure: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
}
