extension Configuration {
    /// The settings of the store that the replicas of a service share.
    public struct Store: Hashable, Sendable {
        /// The addresses of the store, or of its sentinels; none for no store.
        public var addresses: [ListenerAddress] = []
        /// The name under which the sentinels know the store; nil without sentinels.
        public var master: String?
        /// Whether connections use TLS.
        public var usesTLS = false
        /// The file with the certificate authorities trusted for the store; nil for those of the system.
        public var authorities: String?
        /// The user; nil for the default user of the store.
        public var user: String?
        /// The file with the password; nil for none.
        public var passwordFile: String?
        /// The number of the database.
        public var database = 0
        /// The beginning of all keys.
        public var prefix = "headword"
        /// The time limit for connecting, and for each command, in milliseconds.
        public var milliseconds = 500
        /// Whether the password may be sent to other machines without TLS.
        public var isInsecure = false

        /// Creates the settings of a service without a store.
        public init() {}
    }
}
