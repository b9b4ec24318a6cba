import NIOCore
import Testing

@testable import HeadwordExternalProviders

@Suite struct SupervisionValueTests {
    @Test func whatNeverAnswersIsStartedLessAndLess() {
        var policy = RestartPolicy()
        let delays = (0..<12).map { _ in policy.delay(afterAnswering: false) }
        #expect(delays.prefix(4) == [.zero, .milliseconds(100), .milliseconds(200), .milliseconds(400)])
        #expect(delays.suffix(2) == [.seconds(30), .seconds(30)])
    }

    @Test func whatHasAnsweredIsStartedAtOnce() {
        var policy = RestartPolicy()
        for _ in 0..<100 { _ = policy.delay(afterAnswering: false) }
        #expect(policy.delay(afterAnswering: true) == .zero)
        #expect(policy.delay(afterAnswering: false) == .zero)
        #expect(policy.delay(afterAnswering: false) == .milliseconds(100))
    }

    @Test func placesAreTakenInOrder() {
        var places = CallPlaces<Int>(longestQueue: 3)
        places.limit = 2
        let waits = (1...4).map { places.wait($0) }
        #expect(waits == [true, true, true, false])
        let entered = (1...3).map { _ in places.enter() }
        #expect(entered == [1, 2, nil])
        places.leave()
        let next = places.enter()
        #expect(next == 3)
        #expect(places.waiting.isEmpty && places.taken == 2)
        places.empty()
        #expect(places.taken == 0)
    }

    @Test func withoutAQueueACallComesInIfThereIsAPlace() {
        var places = CallPlaces<Int>(longestQueue: 0)
        let waits = places.wait(1)
        let entered = places.enter()
        #expect(waits && entered == 1)
        let waitsToo = places.wait(2)
        #expect(!waitsToo)
    }

    @Test func whatNobodyWaitsForLeavesTheQueue() {
        var places = CallPlaces<Int>(longestQueue: 9)
        for call in 1...5 { _ = places.wait(call) }
        places.removeWaiting { $0.isMultiple(of: 2) }
        #expect(Array(places.waiting) == [1, 3, 5])
    }
}

@Suite struct ProviderLogTests {
    private let start = NIODeadline.now()

    @Test func linesAreToldWhenTheyEnd() {
        var log = ProviderLog()
        let told = ["one\ntw", "o\n\n", "three"].map { log.take($0.utf8, at: start) } + [log.finish()]
        #expect(told == [["one"], ["two", ""], [], ["three"]])
    }

    @Test func longLinesAreCut() {
        var log = ProviderLog()
        let lines = log.take((String(repeating: "x", count: 5000) + "\nnext\n").utf8, at: start)
        #expect(lines == [String(repeating: "x", count: 1024) + " ...", "next"])
    }

    @Test func manyLinesAreCounted() {
        var log = ProviderLog()
        let many = String(repeating: "x\n", count: 150).utf8
        let first = log.take(many, at: start)
        #expect(first.count == 100)
        let later = log.take(many, at: start + .seconds(2))
        #expect(later.first == "(50 more lines were omitted)" && later.count == 101)
    }

    @Test func whoWritesTooMuchMustWait() {
        var log = ProviderLog()
        _ = log.take(Array("x".utf8), at: start)
        #expect(log.nextRead == nil)
        _ = log.take([UInt8](repeating: 0x78, count: 1 << 20), at: start)
        #expect(log.nextRead != nil)
    }
}
