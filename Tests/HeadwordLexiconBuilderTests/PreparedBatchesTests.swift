import HeadwordLexiconBuilder
import Synchronization
import Testing

@Suite struct PreparedBatchesTests {
    private struct Failure: Error, Equatable {
        var element: Int
    }

    private let quiet = Progress { _, _, _ in }

    @Test(arguments: [1, 2, 7], [0, 1, 5, 10_000])
    func whatThreadsPrepareComesInTheOrderOfTheElements(threads: Int, count: Int) {
        var batches = PreparedBatches(0..<count, threads: threads) { -$0 }
        defer { batches.end() }
        var prepared: [Int] = []
        while let batch = batches.next() { prepared += batch.elements }
        #expect(prepared == (0..<count).map { -$0 })
    }

    @Test(arguments: [1, 2, 7], [0, 1, 5, 10_000])
    func whatIsPreparedWithoutWaitingComesInTheOrderOfTheElements(threads: Int, count: Int) {
        var batches = PreparedBatches(0..<count, threads: threads, isWhole: true) { -$0 }
        var prepared: [Int] = []
        while let batch = batches.next() { prepared += batch.elements }
        #expect(prepared == (0..<count).map { -$0 })
        #expect(batches.next()?.elements == nil)
    }

    @Test func whatIsPreparedWithoutWaitingIsDoneBeforeItIsAskedFor() async throws {
        let done = Mutex(0)
        var batches = PreparedBatches(0..<10_000, threads: 2, isWhole: true) { _ in done.withLock { $0 += 1 } }
        while done.withLock({ $0 < 10_000 }) { try await Task.sleep(for: .milliseconds(1)) }
        #expect(batches.next()?.elements.isEmpty == false)
    }

    @Test func preparationEndsWithItsOwner() {
        let begun = Mutex(0)
        do {
            var batches = PreparedBatches(0..<1_000_000, threads: 2, isWhole: true) { _ in begun.withLock { $0 += 1 } }
            _ = batches.next()
        }
        let count = begun.withLock(\.self)
        #expect(count < 1_000_000)
        #expect(begun.withLock(\.self) == count)
    }

    @Test(arguments: [1, 2, 7], [false, true])
    func nothingComesBehindTheFirstElementThatFails(threads: Int, isWhole: Bool) {
        var batches = PreparedBatches(0..<10_000, threads: threads, isWhole: isWhole) { element in
            if element >= 4321 { throw Failure(element: element) }
            return element
        }
        defer { batches.end() }
        var prepared: [Int] = []
        var failure: Failure?
        while let batch = batches.next() {
            prepared += batch.elements
            failure = batch.failure as? Failure
        }
        #expect(prepared == Array(0..<4321))
        #expect(failure == Failure(element: 4321))
    }

    @Test(arguments: [(1000, 2000), (2000, 1000)])
    func theFailureIsThatOfTheFirstElementWhicheverHalfOfTheWorkFails(preparing: Int, adding: Int) {
        var added = 0
        #expect(throws: Failure(element: 1000)) {
            try quiet.forEach("counting", of: 0..<10_000) { element in
                if element >= preparing { throw Failure(element: element) }
                return element
            } _: { element in
                if element >= adding { throw Failure(element: element) }
                added += 1
            }
        }
        #expect(added == 1000)
    }

    @Test func workThatIsEndedStopsWhereItIs() {
        let begun = Mutex(0)
        var isCancelled = false
        var added = 0
        let progress = Progress(isCancelled: { isCancelled }) { _, _, _ in }
        #expect(throws: CancellationError.self) {
            try progress.forEach("counting", of: 0..<1_000_000) { element in
                begun.withLock { $0 += 1 }
                return element
            } _: { _ in
                added += 1
                isCancelled = true
            }
        }
        #expect(added < 1_000_000)
        #expect(begun.withLock(\.self) < 1_000_000)
    }

    @Test func progressIsReportedInOrderAndToTheEnd() throws {
        var reports: [Int] = []
        let progress = Progress { _, done, _ in reports.append(done) }
        try progress.forEach("counting", of: 0..<1000) { element in
            element
        } _: { _ in
        }
        #expect(reports == Array(stride(from: 0, through: 1000, by: 10)))
    }
}
