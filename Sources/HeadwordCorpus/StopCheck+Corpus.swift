internal import HeadwordWork

extension StopCheck {
    /// Counts a turn of a loop.
    ///
    /// - Throws: ``CorpusFailure/cancelled`` if nobody waits for the outcome any more.
    @inline(__always)
    mutating func pass() throws {
        if saysStop() { throw CorpusFailure.cancelled }
    }
}

extension Array {
    /// Sorts the elements, which can be many.
    ///
    /// - Throws: ``CorpusFailure/cancelled`` if nobody waits for the outcome any more.
    mutating func sortUnlessStopped(by comesBefore: (Element, Element) -> Bool) throws {
        var check = StopCheck()
        try sort { first, second in
            try check.pass()
            return comesBefore(first, second)
        }
    }
}
