import HeadwordFuzzing
import Testing

@Suite struct SeedTests {
    /// `Fuzzing/Corpus` has the inputs that `make fuzz` starts with, including those that triggered bugs since fixed.
    @Test(arguments: FuzzTarget.allCases)
    func whatMustHoldHoldsForEachSeed(target: FuzzTarget) async throws {
        let inputs = try SeedInput.all(of: target)
        #expect(!inputs.isEmpty)
        for input in inputs {
            let bytes = try #require(input.bytes, "\(input.place) has an unknown escape")
            await #expect(throws: Never.self, "\(input.place)") { try await target.run(bytes) }
        }
    }

    @Test(
        arguments: [
            ("", []), (#"{"a"}"#, [123, 34, 97, 34, 125]), (#"\\x0a"#, [92, 120, 48, 97]),
            (#"\n\r\t\x00\xfF "#, [10, 13, 9, 0, 255, 32]), (#"\""#, nil), (#"\x"#, nil), (#"\x1"#, nil),
            (#"\xg0"#, nil), (#"\u0041"#, nil), ("\\", nil),
        ] as [(String, [UInt8]?)]
    )
    func aLineStandsForBytes(line: String, bytes: [UInt8]?) {
        #expect(SeedInput(place: "", line: Array(line.utf8)).bytes == bytes)
    }
}
