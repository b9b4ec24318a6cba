/// The syntax tree of a regular expression.
package indirect enum PatternTree: Sendable {
    /// A condition on the place between two code points.
    package enum Assertion: Sendable {
        case start, end, wordEdge, noWordEdge, wordStart, wordEnd
    }

    /// One code point.
    case scalar(ScalarClass)
    /// A place between two code points.
    case assertion(Assertion)
    /// Parts one after the other.
    case sequence([PatternTree])
    /// Any of several parts.
    case choice([PatternTree])
    /// Repeats a part from `least` to `most` times; nil for any number.
    case repeated(PatternTree, least: Int, most: Int?)
}

/// Why a pattern cannot be used.
package struct PatternFailure: Error, CustomStringConvertible {
    /// The reason, a clause.
    package var description: String

    init(_ description: String) { self.description = description }
}
