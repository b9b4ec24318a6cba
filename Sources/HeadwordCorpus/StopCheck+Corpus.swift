internal import HeadwordWork

extension StopCheck {
    /// Counts a turn of a loop.
    ///
    /// - Throws: ``CorpusFailure/cancelled`` if nobody waits for the outcome any more.
    @inline(__always)
    mutating func pass() throws(CorpusFailure) {
        if saysStop() { throw .cancelled }
    }
}

extension Array {
    /// Sorts the elements, which can be many.
    ///
    /// - Throws: ``CorpusFailure/cancelled`` if nobody waits for the outcome any more.
    mutating func sortUnlessStopped(by comesBefore: (Element, Element) -> Bool) throws(CorpusFailure) {
        var check = StopCheck()
        do throws(Stopped) {
            try sort(checking: &check, by: comesBefore)
        } catch {
            throw .cancelled
        }
    }
}
