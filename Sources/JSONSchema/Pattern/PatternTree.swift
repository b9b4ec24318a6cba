/// A regular expression as it is read.
indirect enum PatternTree: Sendable {
    /// What holds between two code points.
    enum Assertion: Sendable {
        case start, end, wordEdge, noWordEdge
    }

    case scalar(ScalarClass)
    case assertion(Assertion)
    case sequence([PatternTree])
    case choice([PatternTree])
    /// At least, and at most; nil for any number.
    case repeated(PatternTree, least: Int, most: Int?)
}

/// Why a pattern cannot be used.
struct PatternFailure: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
}
