import HeadwordJSON
import HeadwordServiceTestSupport
import JSONRPC
import Testing

@testable import HeadwordOperations

@Suite(.timeLimit(.minutes(30))) struct ServiceMetricsTests {
    @Test(arguments: [(408, "408"), (414, "414"), (404, "404"), (-32700, "-32700"), (-32001, "other"), (418, "other")])
    func theCodesOfTheCatalogueAreToldApart(code: Int, label: String) {
        #expect(OutcomeCode.labels[OutcomeCode.place(of: ErrorObject(code: code, message: "", data: [:]))] == label)
    }

    @Test func callsAreCountedByMethodAndOutcome() async throws {
        try requireProviders(of: "dictionary.entries")
        let service = try ObservedService()
        for _ in 0..<3 { await service.call("server.ping") }
        await service.call("dictionary.entries", #"{"word":"swam"}"#)
        await service.call("dictionary.entries", #"{"word":"qqqq"}"#)
        await service.call("dictionary.entries", #"{"wrod":"swam"}"#)
        let figures = try service.figures
        let name = "headword_requests_total"
        #expect(figures["\(name){method=\"server.ping\",code=\"ok\"}"] == 3)
        #expect(figures["\(name){method=\"dictionary.entries\",code=\"ok\"}"] == 1)
        #expect(figures["\(name){method=\"dictionary.entries\",code=\"404\"}"] == 1)
        #expect(figures["\(name){method=\"dictionary.entries\",code=\"-32602\"}"] == 1)
        #expect(figures["headword_request_duration_seconds_count{method=\"dictionary.entries\"}"] == 3)
        #expect(figures["headword_requests_in_flight"] == 0)
    }

    @Test func clientsCannotMakeLabels() async throws {
        let service = try ObservedService()
        await service.call("nothing")
        let before = Set(try service.figures.keys)
        for number in 0..<500 { await service.call("method\(number)\\\"{}") }
        let after = try service.figures
        #expect(Set(after.keys) == before)
        #expect(after["headword_requests_total{method=\"unknown\",code=\"-32601\"}"] == 501)
    }

    @Test func methodsThatCameWithAReloadAreCounted() throws {
        let metrics = ServiceMetrics(methods: ["a"])
        for _ in 0..<2 {
            metrics.add(methods: ["a", "tea.pour"])
            for name in ["a", "tea.pour", "tea.spill"] {
                metrics.begin()
                metrics.end(FinishedCall(Call(method: name), duration: .zero), of: metrics.method(name))
            }
        }
        var text = PrometheusText()
        metrics.write(to: &text)
        let figures = try Figures.parse(text.text)
        for name in ["a", "tea.pour", "unknown"] {
            #expect(figures["headword_requests_total{method=\"\(name)\",code=\"ok\"}"] == 2)
        }
    }

    @Test(arguments: [1, 12_345, 999, -32_000, Int.max, Int.min])
    func codesThatNobodyKnowsAreOne(code: Int) throws {
        let metrics = ServiceMetrics(methods: ["a"])
        let error = ErrorObject(code: code, message: "", data: [:])
        metrics.begin()
        metrics.end(FinishedCall(Call(method: "a"), error: error, duration: .zero), of: metrics.method("a"))
        var text = PrometheusText()
        metrics.write(to: &text)
        #expect(try Figures.parse(text.text)["headword_requests_total{method=\"a\",code=\"other\"}"] == 1)
    }

    @Test(arguments: [(499, "headword_cancelled_total"), (508, "headword_deadline_total")])
    func callsThatEndEarlyAreCounted(code: Int, name: String) throws {
        let metrics = ServiceMetrics(methods: [])
        let error = ErrorObject(code: code, message: "", data: [:])
        metrics.begin()
        metrics.end(FinishedCall(Call(method: "a"), error: error, duration: .zero), of: metrics.method("a"))
        var text = PrometheusText()
        metrics.write(to: &text)
        #expect(try Figures.parse(text.text)[name] == 1)
    }

    @Test func messagesThatAreNoCallsAreCounted() async throws {
        let service = try ObservedService()
        _ = await service.session.reply(to: Array("{".utf8))
        #expect(try service.figures["headword_requests_total{method=\"invalid\",code=\"-32700\"}"] == 1)
    }

    @Test func reloadsAreCountedByResult() throws {
        let metrics = ServiceMetrics(methods: [])
        metrics.countReload(hasSucceeded: true)
        metrics.countReload(hasSucceeded: false)
        metrics.countReload(hasSucceeded: false)
        var text = PrometheusText()
        metrics.write(to: &text)
        let figures = try Figures.parse(text.text)
        #expect(figures["headword_reloads_total{result=\"ok\"}"] == 1)
        #expect(figures["headword_reloads_total{result=\"failed\"}"] == 2)
    }

    @Test func threadsLoseNoCounts() async throws {
        let metrics = ServiceMetrics(methods: ["a"])
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<5000 {
                        metrics.begin()
                        metrics.end(FinishedCall(Call(method: "a"), duration: .zero), of: metrics.method("a"))
                    }
                }
            }
        }
        var text = PrometheusText()
        metrics.write(to: &text)
        let figures = try Figures.parse(text.text)
        #expect(figures["headword_requests_total{method=\"a\",code=\"ok\"}"] == 40_000)
        #expect(figures["headword_request_duration_seconds_count{method=\"a\"}"] == 40_000)
        #expect(figures["headword_requests_in_flight"] == 0)
    }
}
