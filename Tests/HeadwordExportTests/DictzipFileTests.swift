import HeadwordTestSupport
import Testing

@testable import HeadwordExport

@Suite struct DictzipFileTests {
    @Test(arguments: [0, 1, 58_314, 58_315, 58_316, 200_000])
    func gzipReadsWhatWasWritten(length: Int) async throws {
        let (text, path) = try write(length)
        let outcome = try await Program.run("/bin/sh", ["-c", "gzip -dc < '\(path)'"])
        #expect(outcome.exitCode == 0)
        #expect(outcome.output == text)
    }

    @Test func theHeaderHasTheSizesOfTheBlocks() throws {
        let (_, path) = try write(200_000)
        let bytes = try TestFiles.contents(of: path)
        let header: [UInt8] = [0x1F, 0x8B, 8, 4, 0, 0, 0, 0, 2, 3, 18, 0, 0x52, 0x41, 14, 0, 1, 0, 0xCB, 0xE3, 4, 0]
        #expect(bytes.starts(with: header))
        let sizes = bytes[22..<30].indices.filter { $0.isMultiple(of: 2) }
            .map { (index: Int) -> Int in Int(bytes[index]) + 256 * Int(bytes[index + 1]) }
        // The end of the data, the checksum and the length follow the blocks.
        let length = sizes.reduce(30 + 2 + 8, +)
        #expect(bytes.count == length)
    }

    private func write(_ length: Int) throws -> (text: String, path: String) {
        var random = SplitMix(state: 7)
        let letters = Array("etaoin shrdlu\n")
        let text = String((0..<length).map { _ in letters.randomElement(using: &random) ?? "e" })
        let target = try TestFiles.temporaryDirectory() + "/out"
        let directory = try StagingDirectory(for: target)
        defer { directory.discard() }
        let file = try DictzipFile("text.dz", in: directory)
        #expect(try file.write(text) == 0..<length)
        try file.close()
        try directory.commit()
        return (text, target + "/text.dz")
    }
}
