import Foundation
import HeadwordLayers
import HeadwordLexicon
import HeadwordModel
import HeadwordTestSupport
import Testing

/// Files of layers that are changed.
@Suite(.timeLimit(.minutes(30))) struct ChangedFilesTests {
    private let directory: LayerDirectory
    private let files: LayerFiles

    init() throws {
        directory = try LayerDirectory()
        files = LayerFiles(at: directory.places, watching: false)
    }

    private func text(_ relative: String) throws -> String {
        String(decoding: try TestFiles.contents(of: directory.path + "/" + relative), as: UTF8.self)
    }

    private func entry(_ word: String, _ change: (inout LayerEntryDetails) -> Void = { _ in }) throws -> LayerEntry {
        var details = LayerEntryDetails()
        change(&details)
        return try LayerEntry(word, details)
    }

    @Test(arguments: [
        ("", "b", "b\n"),
        ("a\nc\n", "b", "a\nb\nc\n"),
        ("a\nc", "d", "a\nc\nd\n"),
        ("# first\na\n# second\nc\n", "b", "# first\na\nb\n# second\nc\n"),
        ("# only\n", "b", "# only\nb\n"),
        ("b\nc\n", "a", "a\nb\nc\n"),
        ("a\r\nc\r\n", "b", "a\r\nb\r\nc\r\n"),
        ("\u{FEFF}b\n", "a", "\u{FEFF}a\nb\n"),
        ("a\n\u{1}\nc\n", "b", "a\n\u{1}\nb\nc\n"),
        ("a\nb\nc\n", "b", "a\nb\nc\n"),
        ("c\nb\na\n", "b", "c\nb\na\n"),
        ("!b\na\n", "b", "a\nb\n"),
        ("b = d\n", "b", "b\n"),
        ("zebra\n", "éa", "zebra\néa\n"),
    ])
    func aWordIsInsertedInTheOrderOfCodePoints(before: String, word: String, after: String) async throws {
        try directory.write(before, to: "user/words.txt")
        let change = try await files.add(entry(word), to: .user)
        #expect(try text("user/words.txt") == after)
        #expect(change.isNew == (before != after))
        #expect(files.layers.layers.layers.first?.files.first?.words.map(\.word).contains(word) == true)
    }

    @Test func aMeaningIsAppendedBelowTheColumnsOfTheFile() async throws {
        try directory.write("note\tword\n# kept\tx\n", to: "user/words.tsv")
        _ = try await files.add(
            entry("zorple") { ($0.definition, $0.language) = ("one\ttab \\ and\nline", .en) },
            to: .user
        )
        let line = #"one\ttab \\ and\nline"#
        #expect(try text("user/words.tsv") == "note\tword\tlanguage\tdefinition\n# kept\tx\n\tzorple\ten\t\(line)\n")
        let words = files.layers.layers.layers.first?.files.first?.words
        #expect(words?.last?.sense?.definitions == ["one\ttab \\ and\nline"])
    }

    @Test func aNewTableHasOnlyTheColumnsThatAreNeeded() async throws {
        _ = try await files.add(
            entry("zorple") {
                ($0.definition, $0.lexicalCategory, $0.translations) = ("a thing", .noun, [.de: ["Zorpel", "Zorp"]])
            },
            to: .project
        )
        let table = "word\tpos\tdefinition\ttranslation:de\nzorple\tnoun\ta thing\tZorpel | Zorp\n"
        #expect(try text("home/project/.headword/words.tsv") == table)
    }

    @Test(arguments: ["#hash", "!bang", "a = b"])
    func aWordThatWouldMeanSomethingElseInWordsTxtGoesToTheTable(word: String) async throws {
        let change = try await files.add(entry(word), to: .user)
        #expect(change.file.hasSuffix("words.tsv"))
        #expect(files.layers.layers.layers.first?.files.first?.words.map(\.word) == [word])
    }

    @Test func allLinesAboutAWordAreRemoved() async throws {
        try directory.write("# zorple\nzorple\n!zorple\nzorples\n", to: "user/words.txt")
        try directory.write("word\tlanguage\nzorple\ten\nother\t\n", to: "user/words.tsv")
        let changes = try await files.remove("zorple", from: .user)
        #expect(changes.map(\.removed) == [1, 2])
        #expect(try text("user/words.txt") == "# zorple\nzorples\n")
        #expect(try text("user/words.tsv") == "word\tlanguage\nother\t\n")
    }

    @Test func aFileKeepsItsPermissions() async throws {
        try directory.write("a\n", to: "user/words.txt")
        let path = directory.path + "/user/words.txt"
        chmod(path, 0o600)
        _ = try await files.add(entry("b"), to: .user)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    }

    @Test(arguments: ["user/words.txt", "user/words.tsv", "user/.words.lock", "home/project/.headword"])
    func aLinkOutOfTheFolderIsRefused(link: String) async throws {
        try directory.write("a\n", to: "elsewhere/words.txt")
        try directory.write("", to: "user/present")
        try FileManager.default.createSymbolicLink(
            atPath: directory.path + "/" + link,
            withDestinationPath: directory.path + (link.hasSuffix("headword") ? "/elsewhere" : "/elsewhere/words.txt")
        )
        await #expect(throws: LayerFailure.self) {
            try await files.add(entry("b"), to: link.hasPrefix("user") ? .user : .project)
        }
        #expect(try text("elsewhere/words.txt") == "a\n")
    }

    @Test func aLinkWithinTheFolderIsFollowed() async throws {
        try directory.write("a\n", to: "user/mine")
        symlink("mine", directory.path + "/user/words.txt")
        _ = try await files.add(entry("b"), to: .user)
        #expect(try text("user/mine") == "a\nb\n")
    }

    @Test func aTableWhoseFirstLineCannotBeReadIsLeftAlone() async throws {
        try directory.write("word\twrod\n", to: "user/words.tsv")
        let failure = await #expect(throws: LayerFailure.self) {
            try await files.add(entry("b") { $0.definition = "x" }, to: .user)
        }
        #expect(failure?.reason.contains("words.tsv:1: 'wrod' is not a column; did you mean 'word'?") == true)
        #expect(try text("user/words.tsv") == "word\twrod\n")
    }

    @Test func aBrokenLineCostsOneLineAndIsKept() async throws {
        try directory.write("a\n!\nc\n", to: "user/words.txt")
        _ = try await files.add(entry("b"), to: .user)
        #expect(try text("user/words.txt") == "a\n!\nb\nc\n")
        let file = files.layers.layers.layers.first?.files.first
        #expect(file?.words.map(\.word) == ["a", "b", "c"])
        #expect(file?.complaints == ["2: there is no word"])
    }

    @Test(arguments: ["a | b", "bell\u{7}", String(repeating: "x", count: 5000)])
    func whatNoCellCanSayIsRefused(note: String) {
        #expect(throws: LayerFailure.self) { try entry("zorple") { $0.notes = [note] } }
    }

    @Test func noneOfTenThousandWordsFromEightWritersIsLost() async throws {
        // Each writer has its own queue, as if it were another program.
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<8 {
                let files = LayerFiles(at: directory.places, watching: false)
                group.addTask {
                    try await withThrowingTaskGroup(of: Void.self) { adds in
                        for number in 0..<1250 {
                            adds.addTask { _ = try await files.add(LayerEntry("word\(writer)x\(number)"), to: .user) }
                        }
                        try await adds.waitForAll()
                    }
                }
            }
            try await group.waitForAll()
        }
        let lines = try text("user/words.txt").split(separator: "\n")
        #expect(lines.count == 10_000)
        #expect(Set(lines).count == 10_000)
        #expect(lines == lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }
}
