internal import HeadwordWork

extension StopCheck {
    /// Counts a turn of a loop.
    ///
    /// - Throws: ``LexiconFailure/stopped`` if nobody waits for the outcome any more.
    @inline(__always)
    mutating func pass() throws {
        if saysStop() { throw LexiconFailure.stopped }
    }
}
