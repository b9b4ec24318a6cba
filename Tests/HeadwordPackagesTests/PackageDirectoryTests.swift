import HeadwordTestSupport
import Testing

@testable import HeadwordPackages

/// Packages made by dpkg itself, in a directory instead of an archive: no test uses the network.
@Suite(.timeLimit(.minutes(30))) struct PackageDirectoryTests {
    /// A directory of package files, and the catalogue of the versions asked for.
    private struct Mirror {
        let path: String
        private(set) var lines: [String] = []

        init() throws { path = try TestFiles.temporaryDirectory() }

        var catalogue: PackageCatalogue { PackageCatalogue(lines.joined(separator: "\n")) }

        /// Adds a version to the catalogue, and its package to the directory unless it was dropped.
        mutating func add(_ name: String, _ version: String, isDropped: Bool = false) async throws {
            let tree = try TestFiles.temporaryDirectory()
            let control = "Package: \(name)\nVersion: \(version)\nArchitecture: all\nMaintainer: a\nDescription: a\n"
            try TestFiles.write(Array(control.utf8), at: "DEBIAN/control", below: tree)
            try TestFiles.write(Array(version.utf8), at: "usr/share/\(name)/version", below: tree)
            let file = isDropped ? "\(tree)/dropped.deb" : "\(path)/\(name)_\(version)_all.deb"
            try await Command.run("dpkg-deb", ["--build", "--root-owner-group", tree, file])
            let digest = try await Command.run("sha256sum", [file]).prefix(64)
            lines.append("\(name)\t\(version)\t1000\t4\t\(digest)\tpool/main/\(name)_\(version)_all.deb")
        }

        mutating func addWheel(_ name: String, _ version: String) async throws {
            let tree = try TestFiles.temporaryDirectory()
            try TestFiles.write(Array(version.utf8), at: "\(name)/words.txt", below: tree)
            let file = "\(path)/\(name)-\(version)-py3-none-any.whl"
            try await Command.run("python3", ["-m", "zipfile", "-c", file, "\(tree)/\(name)"])
            let digest = try await Command.run("sha256sum", [file]).prefix(64)
            lines.append("\(name)\t\(version)\t1000\t4\t\(digest)\t\(name)-\(version)-py3-none-any.whl")
        }
    }

    private func fetch(_ names: [String], from mirror: Mirror, into path: String) async throws
        -> PackageDirectory.Outcome
    {
        let directory = PackageDirectory(path, catalogue: mirror.catalogue)
        let missing = try directory.missing(of: names)
        return try await directory.fetch(missing, from: PackageArchive(mirror.path)) { _, _ in }
    }

    private func version(of name: String, in path: String) throws -> String {
        String(decoding: try TestFiles.contents(of: "\(path)/usr/share/\(name)/version"), as: UTF8.self)
    }

    @Test func theFirstVersionOfTheCatalogueIsUnpackedAndNotFetchedAgain() async throws {
        var mirror = try Mirror()
        try await mirror.add("words", "2")
        try await mirror.add("words", "1")
        let path = try TestFiles.temporaryDirectory()
        let outcome = try await fetch(["words"], from: mirror, into: path)
        #expect(outcome.replaced.isEmpty && outcome.missing.isEmpty)
        #expect(try version(of: "words", in: path) == "2")
        #expect(try PackageDirectory(path, catalogue: mirror.catalogue).missing(of: ["words"]).isEmpty)
    }

    @Test func ifAVersionWasDroppedTheNextOneIsTakenAndNamed() async throws {
        var mirror = try Mirror()
        try await mirror.add("words", "2", isDropped: true)
        try await mirror.add("words", "1")
        let path = try TestFiles.temporaryDirectory()
        for _ in 1...2 {
            let outcome = try await fetch(["words"], from: mirror, into: path)
            #expect(outcome.replaced.map(\.wanted.version) == (try version(of: "words", in: path) == "1" ? ["2"] : []))
            #expect(outcome.replaced.map(\.taken.version) == ["1"])
        }
    }

    @Test func aPackageThatCannotBeHadKeepsNoOtherBack() async throws {
        var mirror = try Mirror()
        try await mirror.add("names", "1", isDropped: true)
        try await mirror.add("words", "1")
        let path = try TestFiles.temporaryDirectory()
        let outcome = try await fetch(["names", "words"], from: mirror, into: path)
        #expect(outcome.missing.map(\.package) == ["names"])
        #expect(outcome.missing.first?.reason.description == "\(mirror.path) has no names_1_all.deb")
        #expect(try version(of: "words", in: path) == "1")
    }

    @Test func anotherFileUnderTheNameOfAPackageIsNotUnpacked() async throws {
        var mirror = try Mirror()
        try await mirror.add("words", "1")
        try TestFiles.write(Array("another file".utf8), at: "words_1_all.deb", below: mirror.path)
        let path = try TestFiles.temporaryDirectory()
        let outcome = try await fetch(["words"], from: mirror, into: path)
        #expect(outcome.missing.first?.reason.description.contains("is damaged or another version") == true)
        #expect(throws: (any Error).self) { try version(of: "words", in: path) }
    }

    @Test func aWheelIsUnpackedWithItsOwnFolders() async throws {
        var mirror = try Mirror()
        try await mirror.addWheel("counts", "1.0")
        let path = try TestFiles.temporaryDirectory()
        let outcome = try await fetch(["counts"], from: mirror, into: path)
        #expect(outcome.missing.isEmpty)
        let text = try TestFiles.contents(of: "\(path)/python/counts/words.txt")
        #expect(String(decoding: text, as: UTF8.self) == "1.0")
        #expect(try PackageDirectory(path, catalogue: mirror.catalogue).missing(of: ["counts"]).isEmpty)
    }

    @Test(
        arguments: [
            ("No matching distribution found for counts==1.0", false),
            ("Could not find a version that satisfies the requirement a==2 (from versions: 1)", false),
            ("Could not find a version that satisfies the requirement a==2 (from versions: none)", true),
            ("404  Not Found", false), ("Could not connect", true),
        ]
    )
    func onlyAnArchiveThatGivesNoAnswerIsNotAskedAgain(reason: String, isAboutArchive: Bool) {
        #expect(PackageFailure.download(reason: reason).isAboutArchive == isAboutArchive)
    }

    @Test func anArchiveThatGivesNoAnswerIsAskedOnce() async throws {
        var mirror = try Mirror()
        for name in ["names", "words"] { try await mirror.add(name, "1") }
        let directory = PackageDirectory(try TestFiles.temporaryDirectory(), catalogue: mirror.catalogue)
        // Nothing listens on the discard port.
        let archive = PackageArchive("http://127.0.0.1:9/debian/")
        let missing = try directory.missing(of: ["names", "words"])
        let outcome = try await directory.fetch(missing, from: archive) { _, _ in }
        #expect(outcome.missing.count == 2)
        #expect(outcome.missing.first?.reason.description.contains("127.0.0.1") == true)
    }

    @Test func aNameThatIsNotInTheCatalogueIsRefused() throws {
        let directory = PackageDirectory(try TestFiles.temporaryDirectory())
        let failure = #expect(throws: PackageFailure.self) { try directory.missing(of: ["nothing-like-it"]) }
        #expect(failure?.description == "there is no package 'nothing-like-it' in the catalogue")
    }
}

@Suite struct PackageArchiveTests {
    @Test func theArchivesOfDebianAreAskedInTheOrderOfTheConfiguration() {
        let output = """
            'http://mirror.example/debian/dists/trixie/InRelease' mirror_trixie_InRelease 0
            'http://mirror.example/debian/dists/trixie-updates/InRelease' mirror_trixie-updates_InRelease 0
            'http://mirror.example/debian-security/dists/trixie-security/InRelease' security_InRelease 0
            'https://tools.example/apt/dists/stable/InRelease' tools_InRelease 0
            'https://second.example/debian/dists/sid/InRelease' second_InRelease 0
            W: a warning
            """
        #expect(
            PackageArchive.addresses(in: output)
                == [.debian("http://mirror.example/debian"), .debian("https://second.example/debian")]
        )
    }
}

@Suite struct PackageCatalogueTests {
    @Test(arguments: PackageCatalogue.builtIn.names) func everyVersionIsIdentifiedByItsDigest(name: String) {
        for pin in PackageCatalogue.builtIn.versions(of: name) {
            #expect(pin.sha256.wholeMatch(of: /[0-9a-f]{64}/) != nil)
            let prefix = pin.isWheel ? name.replacing("-", with: "_") + "-\(pin.version)-" : "\(name)_"
            #expect(pin.file.hasPrefix(prefix) && pin.path.hasPrefix(pin.isWheel ? prefix : "pool/main/"))
            #expect(pin.size > 0 && pin.unpackedSize > 0)
        }
    }
}
