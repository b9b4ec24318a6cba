public import HeadwordModel

/// What a lexicon holds and where it comes from.
public struct Manifest: Hashable, Sendable {
    /// One body of data that the lexicon was built from.
    public struct Source: Hashable, Sendable {
        /// The name that records and answers refer to: `wordnet`.
        public var id: String
        /// The name for people: `WordNet 3.0`.
        public var title: String
        /// The Debian package that the data were taken from.
        public var package: String
        /// The version of the package.
        public var version: String
        /// The licence of the data.
        public var licence: String
        /// SHA-256 over the files that were read, in hexadecimal digits.
        public var sha256: String
        /// How many headwords it gave.
        public var headwords: Int
        /// How many senses it gave.
        public var senses: Int

        /// Creates a source from its parts.
        public init(
            id: String,
            title: String,
            package: String,
            version: String,
            licence: String,
            sha256: String,
            headwords: Int,
            senses: Int
        ) {
            self.id = id
            self.title = title
            self.package = package
            self.version = version
            self.licence = licence
            self.sha256 = sha256
            self.headwords = headwords
            self.senses = senses
        }
    }

    /// The languages that the lexicon has headwords of.
    public var languages: [Language]
    /// SHA-256 over the contents, in hexadecimal digits: equal contents have equal digests.
    public var digest: String
    /// The number of headwords.
    public var headwords: Int
    /// The sources.
    public var sources: [Source]

    /// Creates a manifest from its parts.
    public init(languages: [Language], digest: String, headwords: Int, sources: [Source]) {
        self.languages = languages
        self.digest = digest
        self.headwords = headwords
        self.sources = sources
    }
}
