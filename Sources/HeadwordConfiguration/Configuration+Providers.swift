extension Configuration {
    /// How providers are run that are programs of their own.
    public struct Providers: Hashable, Sendable {
        /// Whether any are.
        public var isEnabled = true
        /// The executables and the directories of executables; nil for the directories of this user and the system.
        public var paths: [String]?
        /// How long a provider may take to start and to describe itself, in milliseconds.
        public var startMilliseconds = 5000
        /// How long a provider may take to answer a call, in milliseconds.
        public var answerMilliseconds = 4000
        /// The memory that a provider may map, in bytes.
        public var memory = 512 << 20
        /// How many calls may wait for a provider that is busy.
        public var queue = 1000

        /// Creates the defaults.
        public init() {}
    }
}
