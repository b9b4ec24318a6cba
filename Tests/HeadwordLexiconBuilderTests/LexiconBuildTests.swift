import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordTestSupport
import Testing

@Suite struct LexiconBuildTests {
    private let quiet = Progress { _, _, _ in }

    private func build(in directory: String, root: String = FixtureLexicon.root) throws -> LexiconBuild.Result {
        try LexiconBuild(SourceSelection(ids: ["wordnet"]), root: root, directory: directory).run(progress: quiet)
    }

    @Test func twoBuildsGiveTheSameBytes() throws {
        let first = try build(in: try TestFiles.temporaryDirectory())
        let second = try build(in: try TestFiles.temporaryDirectory())
        #expect(try TestFiles.contents(of: first.path) == TestFiles.contents(of: second.path))
        #expect(first.manifest == second.manifest)
    }

    @Test func theBytesDoNotDependOnTheNumberOfThreads() throws {
        let (sources, root) = (FixtureLexicon.bilingualSources, try FixtureLexicon.bilingualRoot())
        let results = try [1, 2, 4].map { threads in
            try LexiconBuild(SourceSelection(ids: sources), root: root, directory: TestFiles.temporaryDirectory())
                .run(progress: Progress(threads: threads) { _, _, _ in })
        }
        let first = try TestFiles.contents(of: results[0].path)
        for result in results.dropFirst() {
            #expect(result.manifest == results[0].manifest)
            #expect(try TestFiles.contents(of: result.path) == first)
        }
    }

    @Test(arguments: [1, 4]) func theFailureIsThatOfTheFirstSourceInReadingOrder(threads: Int) throws {
        let build = try LexiconBuild(
            SourceSelection(ids: ["gcide", "festlex-cmu", "wordnet"]),
            root: FixtureLexicon.root,
            directory: TestFiles.temporaryDirectory()
        )
        let failure = #expect(throws: ImportFailure.self) {
            try build.run(progress: Progress(threads: threads) { _, _, _ in })
        }
        #expect(failure?.path.hasSuffix("cmudict-0.4.out") == true)
    }

    @Test func theNewLexiconIsCurrentAndNothingElseIsLeft() throws {
        let directory = try TestFiles.temporaryDirectory() + "/a/b"
        let result = try build(in: directory)
        _ = try build(in: directory)
        let name = "lexicon-en-\(result.manifest.digest.prefix(12)).sqlite"
        #expect(try TestFiles.names(in: directory) == [".lexicon.lock", "current", name])
        #expect(try Lexicon(path: directory + "/current").manifest == result.manifest)
    }

    @Test func aBuildThatHasEndedKeepsNoOtherOutThoughAChildProcessHasItsLockOpen() throws {
        let directory = try TestFiles.temporaryDirectory()
        var child: Int32?
        let progress = Progress { _, _, _ in
            if child == nil { child = try? TestFiles.duplicateDescriptor(of: directory + "/.lexicon.lock") }
        }
        let build = try LexiconBuild(SourceSelection(ids: ["wordnet"]), root: FixtureLexicon.root, directory: directory)
        _ = try build.run(progress: progress)
        #expect(child != nil)
        _ = try build.run(progress: quiet)
    }

    @Test func aFailedBuildLeavesTheOldLexicon() throws {
        let directory = try TestFiles.temporaryDirectory()
        let result = try build(in: directory)
        #expect(throws: ImportFailure.self) { try build(in: directory, root: "/nonexistent") }
        #expect(try Lexicon(path: directory + "/current").manifest == result.manifest)
        #expect(try TestFiles.names(in: directory).count == 3)
    }

    @Test func dataThatMakeNoSenseAreRefusedWithTheirPlace() async throws {
        let root = try TestFiles.temporaryDirectory()
        let outcome = try await Program.run("/bin/cp", ["-r", FixtureLexicon.root + "/usr", root])
        #expect(outcome.exitCode == 0)
        let path = root + "/usr/share/wordnet/data.adv"
        var lines = String(decoding: try TestFiles.contents(of: path), as: UTF8.self).split(separator: "\n")
        lines[40] = "00000000 02 r 01 broken"
        try TestFiles.write(Array(lines.joined(separator: "\n").utf8), to: path)
        let failure = #expect(throws: ImportFailure.self) {
            try build(in: try TestFiles.temporaryDirectory(), root: root)
        }
        #expect(failure?.description == "usr/share/wordnet/data.adv:41: there is no gloss")
    }

    @Test func progressIsReportedToTheEndOfEachStage() throws {
        var stages: [String] = []
        var last: (Int, Int) = (0, 0)
        let progress = Progress { stage, done, total in
            if stages.last != stage { stages.append(stage) }
            last = (done, total)
        }
        _ = try LexiconBuild(
            SourceSelection(ids: ["wordnet"]),
            root: FixtureLexicon.root,
            directory: try TestFiles.temporaryDirectory()
        )
        .run(progress: progress)
        #expect(
            stages == [
                "reading glosses", "importing WordNet", "inflecting English", "writing entries",
                "indexing definitions", "indexing spellings (en)", "writing thesauri",
                "writing concepts", "writing inflections (en)",
            ]
        )
        #expect(last.0 == last.1)
    }
}
