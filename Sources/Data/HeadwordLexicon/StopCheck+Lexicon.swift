internal import HeadwordWork

extension StopCheck {
    /// Counts one iteration of a loop.
    ///
    /// - Throws: ``LexiconFailure/stopped`` if the caller no longer waits for the result.
    @inline(__always)
    mutating func pass() throws {
        if saysStop() { throw LexiconFailure.stopped }
    }
}
