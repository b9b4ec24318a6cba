import HeadwordWork
import Synchronization
import Testing

@Suite struct AheadTests {
    private struct Failure: Error, Equatable {}

    @Test(arguments: [1, 2, 8]) func theValueIsThatOfTheClosure(threads: Int) throws {
        #expect(try Ahead(threads: threads) { 42 }.value() == 42)
    }

    @Test(arguments: [1, 2]) func anErrorIsThrownOnlyToWhoeverAsksForTheValue(threads: Int) {
        let ahead = Ahead<Int>(threads: threads) { throw Failure() }
        #expect(throws: Failure()) { try ahead.value() }
    }

    @Test(arguments: [1, 2]) func aValueIsComputedOnceAndOnOneThreadOnlyIfItIsAskedFor(threads: Int) throws {
        let runs = Mutex(0)
        do {
            let ahead = Ahead(threads: threads) { runs.withLock { $0 += 1 } }
            if threads > 1 { try ahead.value() }
        }
        #expect(runs.withLock(\.self) == threads - 1)
    }

    @Test func workThatNobodyAsksForHasEndedWhenItsOwnerGoes() {
        let hasEnded = Mutex(false)
        do {
            let ahead = Ahead(threads: 2) { hasEnded.withLock { $0 = true } }
            extendLifetime(ahead)
        }
        let isOver = hasEnded.withLock(\.self)
        #expect(isOver)
    }
}
