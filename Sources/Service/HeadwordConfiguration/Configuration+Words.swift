extension Configuration {
    /// The settings of the layers of words.
    public struct Words: Hashable, Sendable {
        /// The files and directories of the words of a team.
        public var team: [String] = []
        /// Whether clients on sockets may change the files of the project's and the user's layer.
        public var allowsRemoteChanges = false

        /// Creates settings with their defaults.
        public init() {}
    }
}
