import HeadwordPackages
import HeadwordTestSupport
import Testing

/// Uses the package lists of this machine; nothing is downloaded.
@Suite(.timeLimit(.minutes(10))) struct PackageDirectoryTests {
    @Test func aPackageThatIsNotThereCanBeFetched() async throws {
        let directory = PackageDirectory(try TestFiles.temporaryDirectory())
        let download = try #require(try await directory.missing(of: ["wordnet-base"]).first)
        #expect(download.name == "wordnet-base")
        #expect(download.size > 1_000_000)
        #expect(download.unpackedSize > download.size)
        #expect(!download.version.isEmpty)
    }

    @Test func aPackageThatIsThereIsNotFetchedAgain() async throws {
        let path = try TestFiles.temporaryDirectory()
        let directory = PackageDirectory(path)
        let download = try #require(try await directory.missing(of: ["wordnet-base"]).first)
        try TestFiles.write(
            Array("Package: other\nVersion: 1\n\nPackage: wordnet-base\nVersion: \(download.version)\n".utf8),
            at: "var/lib/dpkg/status",
            below: path
        )
        #expect(try await directory.missing(of: ["wordnet-base"]).isEmpty)
        try TestFiles.write(
            Array("Package: wordnet-base\nVersion: 0.1\nDescription: old\n more\n".utf8),
            at: "var/lib/dpkg/status",
            below: path
        )
        #expect(try await directory.missing(of: ["wordnet-base"]).map(\.version) == [download.version])
    }
}
