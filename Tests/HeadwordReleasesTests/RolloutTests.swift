import HeadwordLexicon
import HeadwordObjectStore
import HeadwordReleases
import HeadwordTestSupport
import Testing

/// Two lexicons, a store, and a replica that takes releases from it.
private struct Desk {
    let old: Lexicon
    let new: Lexicon
    let storePath: String
    let shelfPath: String

    var store: DirectoryStore { DirectoryStore(storePath) }
    let noon = ReleaseTime(seconds: 43_200)

    init() throws {
        old = try FixtureLexicon.open()
        new = try FixtureLexicon.openCore()
        storePath = try TestFiles.temporaryDirectory()
        shelfPath = try TestFiles.temporaryDirectory()
    }

    @discardableResult
    func publish(_ lexicon: Lexicon, layers: [String] = [], at time: ReleaseTime? = nil) async throws -> Release {
        try await store.publish(lexicon: lexicon.path, layers: layers, for: .standard, at: time, now: noon)
    }

    /// Starts a replica, which lives as long as what is returned.
    func rollout(at now: ReleaseTime? = nil) async throws -> Rollout {
        try await Rollout(.standard, from: store, on: try ReleaseShelf(shelfPath), at: now ?? noon)
    }

    /// The names of the lexicons that the replica keeps.
    var kept: Set<String> {
        get throws { Set(try TestFiles.names(in: shelfPath).filter { $0.hasSuffix(".sqlite") }) }
    }
}

extension ReleaseTime {
    fileprivate func after(_ seconds: Int) -> ReleaseTime { ReleaseTime(seconds: self.seconds + seconds) }
}

@Suite(.timeLimit(.minutes(30))) struct RolloutTests {
    private let desk: Desk

    init() throws { desk = try Desk() }

    @Test func aReplicaAnswersFromTheReleaseOfItsGroup() async throws {
        let release = try await desk.publish(desk.old)
        let rollout = try await desk.rollout()
        #expect(rollout.current.release == release)
        #expect(try Lexicon(path: rollout.current.lexicon).manifest.digest == desk.old.manifest.digest)
        #expect(rollout.problem == nil)
        #expect(await rollout.look(at: desk.noon) == nil)
    }

    @Test func releasesCanBeObjects() async throws {
        let objects = ObjectShelf()
        let store = ObjectReleaseStore(objects, at: try ObjectPlace("s3://words/releases"))
        #expect(store.description == "s3://words/releases")
        let shelf = try ReleaseShelf(desk.shelfPath)
        await #expect(throws: ReleaseFailure.noPlan(group: .standard, store: "s3://words/releases")) {
            try await Rollout(.standard, from: store, on: shelf, at: desk.noon)
        }
        let release = try await store.publish(lexicon: desk.old.path, for: .standard, now: desk.noon)
        let keys = objects.list(try ObjectPlace("s3://words/")).map(\.place.key)
        #expect(keys == ["releases/files/\(release.lexicon.name)", "releases/groups/\(ReleaseGroup.standard).json"])
        let rollout = try await Rollout(.standard, from: store, on: shelf, at: desk.noon)
        #expect(try Lexicon(path: rollout.current.lexicon).manifest.digest == desk.old.manifest.digest)
    }

    @Test func anotherReleaseIsTakenAtOnceAndTheOldOneIsKept() async throws {
        let old = try await desk.publish(desk.old)
        let rollout = try await desk.rollout()
        let new = try await desk.publish(desk.new)
        let fetched = try #require(await rollout.look(at: desk.noon))
        #expect(fetched.release == new)
        #expect(rollout.current.release == old)
        rollout.take(fetched, at: desk.noon)
        #expect(rollout.current.release == new)
        #expect(try desk.kept == [old.lexicon.name, new.lexicon.name])
        #expect(await rollout.look(at: desk.noon) == nil)
    }

    @Test func aReleaseForALaterTimeIsFetchedBeforeAndTakenThen() async throws {
        let old = try await desk.publish(desk.old)
        let rollout = try await desk.rollout()
        let new = try await desk.publish(desk.new, at: desk.noon.after(60))
        #expect(await rollout.look(at: desk.noon.after(59)) == nil)
        #expect(rollout.nextTime(after: desk.noon) == desk.noon.after(60))
        #expect(try desk.kept == [old.lexicon.name, new.lexicon.name])
        // Whoever starts before that time answers from the old one.
        try TestFiles.remove(desk.storePath)
        #expect(await rollout.look(at: desk.noon.after(60))?.release == new)
    }

    @Test func ofThreeReleasesNoMoreThanTwoAreKept() async throws {
        let old = try await desk.publish(desk.old)
        let rollout = try await desk.rollout()
        for lexicon in [desk.new, try FixtureLexicon.openBilingual()] {
            try await desk.publish(lexicon)
            rollout.take(try #require(await rollout.look(at: desk.noon)), at: desk.noon)
        }
        #expect(try desk.kept.count == 2 && !desk.kept.contains(old.lexicon.name))
    }

    @Test func anOlderLexiconIsPublishedAgainWithoutBeingFetchedAgain() async throws {
        let old = try await desk.publish(desk.old)
        let rollout = try await desk.rollout()
        try await desk.publish(desk.new)
        rollout.take(try #require(await rollout.look(at: desk.noon)), at: desk.noon)
        try await desk.publish(desk.old)
        try TestFiles.remove("\(desk.storePath)/\(old.lexicon.storedName)")
        #expect(await rollout.look(at: desk.noon)?.release == old)
        #expect(rollout.problem == nil)
    }

    @Test(arguments: [0, 1, 10_000_000])
    func aLexiconThatIsDamagedInTheStoreIsReportedAndTheOldOneStays(bytes: Int) async throws {
        let old = try await desk.publish(desk.old)
        let rollout = try await desk.rollout()
        let new = try await desk.publish(desk.new)
        let path = "\(desk.storePath)/\(new.lexicon.storedName)"
        try TestFiles.write([UInt8](repeating: 1, count: bytes), to: path)
        #expect(await rollout.look(at: desk.noon) == nil)
        #expect(rollout.problem?.contains("\(new.lexicon.name) in \(desk.storePath) is damaged") == true)
        #expect(rollout.current.release == old)
        #expect(try desk.kept == [old.lexicon.name])
        try TestFiles.write(try TestFiles.contents(of: desk.new.path), to: path)
        #expect(await rollout.look(at: desk.noon)?.release == new)
        #expect(rollout.problem == nil)
    }

    @Test func aLexiconThatCannotBeOpenedIsReported() async throws {
        try await desk.publish(desk.old)
        let rollout = try await desk.rollout()
        let path = "\(try TestFiles.temporaryDirectory())/x"
        try TestFiles.write(Array("no lexicon".utf8), to: path)
        let file = try ReleasedFile(at: path, .lexicon)
        try await desk.store.add(fileAt: path, as: file.storedName)
        let plan = ReleasePlan([Release(lexicon: file, digest: "0")])
        try await desk.store.replace(ReleaseGroup.standard.storedName, with: plan.bytes)
        #expect(await rollout.look(at: desk.noon) == nil)
        #expect(rollout.problem?.contains("is damaged") == true)
    }

    @Test func aReplicaThatStartsWithoutTheStoreAnswersFromItsLastRelease() async throws {
        let release = try await desk.publish(desk.old)
        _ = try await desk.rollout()
        try TestFiles.remove(desk.storePath)
        let rollout = try await desk.rollout()
        #expect(rollout.current.release == release)
        #expect(rollout.problem?.contains("has no group 'stable'") == true)
    }

    @Test func aReplicaThatStartsWithADamagedReleaseAnswersFromItsLastOne() async throws {
        let old = try await desk.publish(desk.old)
        _ = try await desk.rollout()
        let new = try await desk.publish(desk.new)
        try TestFiles.write([], to: "\(desk.storePath)/\(new.lexicon.storedName)")
        let rollout = try await desk.rollout()
        #expect(rollout.current.release == old)
        #expect(rollout.problem?.contains("is damaged") == true)
    }

    @Test func aReplicaThatHasNeverHadAReleaseDoesNotStartWithoutOne() async throws {
        await #expect(throws: ReleaseFailure.noPlan(group: .standard, store: desk.storePath)) {
            _ = try await desk.rollout()
        }
        try await desk.publish(desk.old, at: desk.noon.after(60))
        await #expect(throws: ReleaseFailure.noneDue(group: .standard)) { _ = try await desk.rollout() }
    }

    @Test func twoReplicasDoNotShareADirectory() async throws {
        try await desk.publish(desk.old)
        let first = try await desk.rollout()
        await #expect(throws: ReleaseFailure.locked(directory: desk.shelfPath)) { _ = try await desk.rollout() }
        withExtendedLifetime(first) {}
    }

    @Test func layersAreReleasedWithTheLexicon() async throws {
        let layer = "\(try TestFiles.temporaryDirectory())/words.txt"
        try TestFiles.write(Array("aardwolfish\n".utf8), to: layer)
        try await desk.publish(desk.old)
        let rollout = try await desk.rollout()
        try await desk.publish(desk.old, layers: [layer])
        let fetched = try #require(await rollout.look(at: desk.noon))
        #expect(try fetched.layers.map { try TestFiles.contents(of: $0) } == [Array("aardwolfish\n".utf8)])
        await #expect(throws: ReleaseFailure.unknownLayer(path: "words.csv")) {
            try await desk.publish(desk.old, layers: ["words.csv"])
        }
    }
}

@Suite struct ReleasePlanTests {
    @Test(arguments: [
        "", "{}", #"{"releases": []}"#, #"{"releases": [{}]}"#,
        #"{"releases": [{"lexicon": {"name": "../../etc/passwd", "bytes": 1}, "digest": "0"}]}"#,
        #"{"releases": [{"lexicon": {"name": "\#(String(repeating: "0", count: 64)).tsv", "bytes": 1}, "digest": "0"}]}"#,
        #"{"releases": [{"lexicon": {"name": "\#(String(repeating: "0", count: 64)).sqlite"}, "digest": "0"}]}"#,
        #"""
        {"releases": [{"lexicon": {"name": "\#(String(repeating: "0", count: 64)).sqlite", "bytes": 1}, "digest": "0",
        "at": "tomorrow"}]}
        """#,
    ])
    func whatIsNotAPlanIsRefused(text: String) async throws {
        #expect(ReleasePlan(Array(text.utf8)) == nil)
        let desk = try Desk()
        try await desk.store.replace(ReleaseGroup.standard.storedName, with: Array(text.utf8))
        await #expect(throws: ReleaseFailure.badPlan(path: "\(desk.storePath)/groups/stable.json")) {
            _ = try await desk.rollout()
        }
    }

    @Test func aPlanIsReadAsItWasWritten() throws {
        let files = ReleasedFile.Kind.allCases.map {
            ReleasedFile(sha256: String(repeating: "a", count: 64), kind: $0, bytes: 7)
        }
        let time = try #require(ReleaseTime("2026-12-01T03:00:00Z"))
        let releases = [
            Release(lexicon: files[0], digest: "0a"),
            Release(lexicon: files[0], digest: "0b", layers: Array(files[1...]), time: time),
        ]
        let plan = ReleasePlan(releases)
        #expect(ReleasePlan(plan.bytes) == plan)
    }

    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0), ("2026-12-01T03:00:00Z", 1_796_094_000), ("2026-12-01", nil),
        ("2026-02-30T03:00:00Z", nil), ("2026-12-01T03:00:00", nil), ("2026-12-01T03:00:00+01:00", nil),
        (" 2026-12-01T03:00:00Z", nil), ("2026-12-1T03:00:00Z", nil),
    ])
    func timesAreReadExactly(text: String, seconds: Int?) {
        let time = ReleaseTime(text)
        #expect(time?.seconds == seconds)
        #expect(time.map(\.description) == (seconds == nil ? nil : text))
    }

    @Test(arguments: [
        ("stable", true), ("eu-west.1_b", true), ("", false), (".hidden", false), ("../x", false), ("a/b", false),
        ("ä", false), (String(repeating: "a", count: 64), true), (String(repeating: "a", count: 65), false),
    ])
    func namesOfGroupsAreFileNames(name: String, isName: Bool) {
        #expect((ReleaseGroup(name) != nil) == isName)
    }
}
