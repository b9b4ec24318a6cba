import HeadwordCore
import Testing

@testable import HeadwordOperations

@Suite struct PrometheusTextTests {
    @Test(arguments: [("a\"b", #"a\"b"#), (#"a\b"#, #"a\\b"#), ("a\nb", #"a\nb"#), ("$/x", "$/x")])
    func valuesOfLabelsAreEscaped(value: String, escaped: String) throws {
        var text = PrometheusText()
        text.family("a_total", .counter, "Help.")
        text.sample(3, [("l", value)])
        #expect(try Figures.parse(text.text) == ["a_total{l=\"\(escaped)\"}": 3])
    }

    @Test func theClassesOfAHistogramAddUp() throws {
        let histogram = LatencyHistogram()
        let durations: [Duration] = [.zero, .microseconds(50), .microseconds(51), .milliseconds(3), .seconds(60)]
        for duration in durations { histogram.record(duration) }
        var text = PrometheusText()
        text.family("a", .histogram, "Help.")
        text.histogram(histogram, [])
        let figures = try Figures.parse(text.text)
        #expect(figures["a_bucket{le=\"5e-05\"}"] == 2)
        #expect(figures["a_bucket{le=\"0.0001\"}"] == 3)
        #expect(figures["a_bucket{le=\"0.005\"}"] == 4)
        #expect(figures["a_bucket{le=\"10.0\"}"] == 4)
        #expect(figures["a_bucket{le=\"+Inf\"}"] == 5)
        #expect(figures["a_count"] == 5)
        #expect(abs((figures["a_sum"] ?? 0) - 60.003101) < 1e-9)
    }

    @Test func aProviderIsToldByItsNamespace() throws {
        var tea = ExternalProviderReport(name: "Tea", version: "1", namespace: "tea", path: "/opt/tea")
        (tea.isUp, tea.restarts, tea.callsInFlight) = (true, 3, 2)
        var text = PrometheusText()
        text.write([tea])
        #expect(
            try Figures.parse(text.text) == [
                "headword_provider_up{provider=\"tea\"}": 1, "headword_provider_restarts_total{provider=\"tea\"}": 3,
                "headword_provider_calls_in_flight{provider=\"tea\"}": 2,
            ]
        )
    }

    @Test func anEmptyHistogramIsLeftOut() {
        var text = PrometheusText()
        text.family("a", .histogram, "Help.")
        let before = text.text
        text.histogram(LatencyHistogram(), [])
        #expect(text.text == before)
    }
}
