internal import HeadwordObjectStore
internal import HeadwordReleases

extension SettingTable<Configuration> {
    static let rollout = SettingTable(
        "rollout",
        """
        Releases of lexicons, which `headword lexicon release` publishes. `headword serve` answers from that of its group \
        instead of from `lexicon`.
        """,
        [
            Setting("from", \.rollout.store, .pathOrObjects, "Where releases are published.", absent: "off"),
            Setting("group", \.rollout.group, .releaseGroup, "The group of replicas that this server belongs to."),
            Setting(
                "seconds",
                \.rollout.seconds,
                .integer(1...86_400, of: "seconds"),
                "How long the server waits before it looks for another release."
            ),
            Setting(
                "directory",
                \.rollout.directory,
                .path,
                "The directory for fetched files, of this server alone, with room for two releases.",
                absent: "`releases` where `headword lexicon build` puts lexicons"
            ),
        ]
    )
}

extension SettingType<String> {
    /// A path, or the address of objects.
    fileprivate static var pathOrObjects: Self {
        Self("a path or `s3://BUCKET/PREFIX`") { given in
            guard let text = given.text, ObjectPlace.isMeant(by: text) else { return given.path() }
            return (try? ObjectPlace(text)).map { _ in text }
        } show: {
            ShownValue($0)
        }
    }
}

extension SettingType<ReleaseGroup> {
    fileprivate static var releaseGroup: Self {
        Self(ReleaseGroup.expectation) {
            $0.text.flatMap(ReleaseGroup.init)
        } show: {
            ShownValue($0.description)
        }
    }
}
