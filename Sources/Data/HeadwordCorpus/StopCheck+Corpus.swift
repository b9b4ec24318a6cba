internal import HeadwordWork

extension StopCheck {
    /// Counts an iteration of a loop.
    ///
    /// - Throws: ``CorpusFailure/cancelled`` if the result is no longer needed.
    @inline(__always)
    mutating func pass() throws {
        if saysStop() { throw CorpusFailure.cancelled }
    }
}

extension Array {
    /// Sorts the elements, of which there may be many.
    ///
    /// - Throws: ``CorpusFailure/cancelled`` if the result is no longer needed.
    mutating func sortUnlessStopped(by comesBefore: (Element, Element) -> Bool) throws {
        var check = StopCheck()
        try sort { first, second in
            try check.pass()
            return comesBefore(first, second)
        }
    }
}
