extension Configuration {
    /// The settings of external providers.
    public struct Providers: Hashable, Sendable {
        /// Whether external providers are run.
        public var isEnabled = true
        /// The executables and directories of executables; nil for the directories of the current user and the system.
        public var paths: [String]?
        /// The maximum time for a provider to start and describe itself, in milliseconds.
        public var startMilliseconds = 5000
        /// The maximum time for a provider to answer a call, in milliseconds.
        public var answerMilliseconds = 4000
        /// The maximum memory that a provider may map, in bytes.
        public var memory = 512 << 20
        /// The maximum number of calls that may wait for a busy provider.
        public var queue = 1000

        /// Creates the defaults.
        public init() {}
    }
}
