public import HeadwordReleases

extension Configuration {
    /// The settings of the releases that a server answers from.
    public struct Rollout: Hashable, Sendable {
        /// The directory where releases are published; nil if the server answers from the configured lexicon.
        public var store: String?
        /// The group that the server belongs to.
        public var group = ReleaseGroup.standard
        /// How long the server waits before it looks for another release, in seconds.
        public var seconds = 30
        /// The directory for fetched files, of this server only; nil for one in the data directory of the user.
        public var directory: String?

        /// Creates the settings of a server that answers from the configured lexicon.
        public init() {}
    }
}
