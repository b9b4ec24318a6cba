extension Configuration {
    /// The settings of the layers of words.
    public struct Words: Hashable, Sendable {
        /// The files and directories of the words of a team.
        public var team: [String] = []

        /// Creates settings with their defaults.
        public init() {}
    }
}
