import Foundation
import HeadwordLayers
import HeadwordLexicon
import HeadwordTestSupport
import Testing

/// Layers whose files are watched.
@Suite(.timeLimit(.minutes(30))) struct WatchedLayersTests {
    private let directory: LayerDirectory

    init() throws {
        directory = try LayerDirectory()
        try directory.write("first\n", to: "user/words.txt")
    }

    /// Waits until the user's layer has certain words; the time limit of the suite ends the wait.
    private func wait(for words: [String], in live: LiveLayers) async throws {
        while live.layers.layers.first?.files.first?.words.map(\.word) ?? [] != words {
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    @Test func aChangeIsApplied() async throws {
        let live = LayerFiles(at: directory.places, watching: true).layers
        let version = live.version
        try directory.write("first\nsecond\n", to: "user/words.txt")
        try await wait(for: ["first", "second"], in: live)
        #expect(live.version > version)
    }

    @Test func aFileThatIsRenamedIntoPlaceIsRead() async throws {
        let live = LayerFiles(at: directory.places, watching: true).layers
        try directory.write("second\n", to: "user/words.new")
        rename(directory.path + "/user/words.new", directory.path + "/user/words.txt")
        try await wait(for: ["second"], in: live)
    }

    @Test func deletingTheFileEmptiesTheLayer() async throws {
        let live = LayerFiles(at: directory.places, watching: true).layers
        try TestFiles.remove(directory.path + "/user/words.txt")
        try await wait(for: [], in: live)
    }

    @Test func aFolderThatIsMadeLaterIsFound() async throws {
        let live = LayerFiles(at: directory.places, watching: true).layers
        try directory.write("nearer\n", to: "home/project/.headword/words.txt")
        try await wait(for: ["nearer"], in: live)
    }

    @Test func aFileThatCannotBeUsedLeavesTheLastWords() async throws {
        let live = LayerFiles(at: directory.places, watching: true).layers
        try directory.write(String(repeating: "a\n", count: 200_001), to: "user/words.txt")
        while live.layers.layers.first?.files.first?.problems.isEmpty != false {
            try await Task.sleep(for: .milliseconds(5))
        }
        #expect(live.layers.layers.first?.files.first?.words.map(\.word) == ["first"])
    }

    @Test func noneOfManyEditsIsLost() async throws {
        let live = LayerFiles(at: directory.places, watching: true).layers
        let words = (0..<1000).map { "word\($0)" }
        for count in 1...words.count {
            try directory.write(words.prefix(count).joined(separator: "\n") + "\n", to: "user/words.txt")
        }
        try await wait(for: words, in: live)
    }
}
