import HeadwordFuzzing
import HeadwordTestSupport
import Testing

@Suite struct SeedTests {
    /// `Fuzzing/Corpus` has the inputs that `make fuzz` starts with, including those that triggered bugs since fixed.
    @Test(arguments: FuzzTarget.allCases)
    func whatMustHoldHoldsForEachSeed(target: FuzzTarget) async throws {
        let directory = "\(TestFiles.repository)/Fuzzing/Corpus/\(target.rawValue)"
        for name in try TestFiles.names(in: directory) {
            let bytes = try TestFiles.contents(of: "\(directory)/\(name)")
            await #expect(throws: Never.self, "\(target.rawValue)/\(name)") { try await target.run(bytes) }
        }
    }
}
