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
        let files = ["gcide", "vera"].flatMap { name in
            [("usr/share/dictd/\(name).index", Array("no index".utf8)), ("usr/share/dictd/\(name).dict.dz", [])]
        }
        let build = try LexiconBuild(
            SourceSelection(ids: ["vera", "gcide"]),
            root: SampleLexicon.root(of: Dictionary(uniqueKeysWithValues: files)),
            directory: TestFiles.temporaryDirectory()
        )
        let failure = #expect(throws: ImportFailure.self) {
            try build.run(progress: Progress(threads: threads) { _, _, _ in })
        }
        #expect(failure?.path.contains("gcide") == true)
    }

    @Test func aSourceThatCannotBeHadIsLeftOutAndNamed() throws {
        var selection = try SourceSelection(ids: ["gcide", "festlex-cmu", "wordnet"])
        selection.leaveOut(["dict-gcide": "the archive is down", "dict-vera": "it was not asked for"])
        let directory = try TestFiles.temporaryDirectory()
        let result = try LexiconBuild(selection, root: FixtureLexicon.root, directory: directory).run(progress: quiet)
        #expect(result.manifest.missingSources.map(\.id) == ["festlex-cmu", "gcide"])
        #expect(result.manifest.missingSources.last?.reason == "the archive is down")
        #expect(result.manifest.missingSources.first?.reason.contains("cmudict-0.4.out: No such file") == true)
        #expect(result.manifest.sources.map(\.id) == ["english-inflection", "wordnet"])
        #expect(try Lexicon(path: result.path).manifest == result.manifest)
    }

    @Test func withoutAnySourceNothingIsBuilt() throws {
        var selection = try SourceSelection(ids: ["gcide", "wordnet"])
        selection.leaveOut(["dict-gcide": "the archive is down", "wordnet-base": "the archive is down"])
        let directory = try TestFiles.temporaryDirectory()
        let failure = #expect(throws: LexiconBuild.Failure.self) {
            try LexiconBuild(selection, root: FixtureLexicon.root, directory: directory).run(progress: quiet)
        }
        #expect(
            failure?.description == "none of the sources could be had; WordNet 3.0: the archive is down"
        )
        #expect(try TestFiles.names(in: directory) == [".lexicon.lock"])
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
        #expect(throws: LexiconBuild.Failure.self) { try build(in: directory, root: "/nonexistent") }
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
