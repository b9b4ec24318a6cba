import HeadwordConfiguration
import HeadwordCore
import Testing

@Suite struct ServiceLimitTests {
    @Test func everyLimitIsThereWithItsValueAndRange() throws {
        var configuration = Configuration()
        configuration.limits.call.depth = 100
        let rows = configuration.serviceLimits
        #expect(rows.count > 15)
        #expect(rows.allSatisfy { $0.name.hasPrefix("limits.") && $0.range.contains($0.value) && !$0.unit.isEmpty })
        let depth = try #require(rows.first { $0.name == "limits.depth" })
        #expect(depth.value == 100 && depth.range == 4...512 && depth.unit == "levels")
        #expect(rows.first { $0.name == "limits.output-queue-bytes" }?.unit == "bytes")
    }
}
