import HeadwordConfiguration
import Testing

@Suite struct LimitRowTests {
    @Test func everyLimitIsThereWithItsValueAndRange() throws {
        var configuration = Configuration()
        configuration.limits.depth = 100
        let rows = configuration.limitRows
        #expect(rows.count == 18)
        #expect(rows.allSatisfy { $0.key.hasPrefix("limits.") && $0.range.contains($0.value) && !$0.unit.isEmpty })
        let depth = try #require(rows.first { $0.key == "limits.depth" })
        #expect(depth.value == 100 && depth.range == 4...512 && depth.unit == "levels")
        #expect(rows.first { $0.key == "limits.output-queue-bytes" }?.unit == "bytes")
    }
}
