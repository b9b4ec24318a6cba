import ArgumentParser
import HeadwordCommandLine
import HeadwordLexicon
import HeadwordReleases
import HeadwordServer

struct LexiconReleaseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "release",
        abstract: "Publishes the lexicon for a group of servers, which fetch it and answer from it.",
        discussion: """
            Copies the lexicon and the layers into a directory or an object store, each named by the digest of its \
            contents, and names them in the file of the group. Servers whose setting rollout.from is this place take them \
            when they next look, or all at the time that is given. An older lexicon is published again in the same way. Prints what the group \
            answers from, and from when on.

            EXAMPLES
              headword lexicon release --to releases
              headword lexicon release --to releases --group canary --lexicon FILE
              headword lexicon release --to releases --at 2026-12-01T03:00:00Z
              headword lexicon release --to s3://dictionary/releases
            """
    )

    @Option(
        help: ArgumentHelp("The directory of releases, or s3://BUCKET/PREFIX.", valueName: "place"),
        completion: .directory
    )
    var to: String

    @Option(help: ArgumentHelp("The group of servers.", valueName: "name"), transform: releaseGroup)
    var group = ReleaseGroup.standard

    @Option(
        help: ArgumentHelp("When servers begin to answer from it, in UTC. Default: at once.", valueName: "time"),
        transform: releaseTime
    )
    var at: ReleaseTime?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Layers of words above the lexicon, the nearest first.", valueName: "file"),
        completion: .file(extensions: ["tsv", "txt"])
    )
    var layer: [String] = []

    @OptionGroup
    var lexicon: LexiconOptions

    func run() async throws {
        let path = try lexicon.openLexicon().path
        let release = try await Features.current.releaseStore(at: to).publish(
            lexicon: path,
            layers: layer,
            for: group,
            at: at
        )
        let time = release.time.map { "from \($0)" } ?? "at once"
        Terminal.print("\(group): digest \(release.digest), \(release.lexicon.name), \(time)")
    }
}

private func releaseGroup(_ argument: String) throws -> ReleaseGroup {
    guard let group = ReleaseGroup(argument) else {
        throw ValidationError("'\(argument)' is not the name of a group: expected \(ReleaseGroup.expectation)")
    }
    return group
}

private func releaseTime(_ argument: String) throws -> ReleaseTime {
    guard let time = ReleaseTime(argument) else {
        throw ValidationError("'\(argument)' is not a time: expected one such as 2026-12-01T03:00:00Z")
    }
    return time
}
