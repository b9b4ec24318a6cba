public import HeadwordModel

/// The contents of a lexicon and their sources.
public struct Manifest: Hashable, Sendable {
    /// One body of data that the lexicon was built from.
    public struct Source: Hashable, Sendable {
        /// The name that records and answers refer to: `wordnet`.
        public var id: String
        /// The display name: `WordNet 3.0`.
        public var title: String
        /// The packages that the data were taken from; empty for data derived from other sources.
        public var packages: [Package]
        /// The licence of the data.
        public var licence: String
        /// SHA-256 over the files that were read, in hexadecimal digits.
        public var sha256: String
        /// The number of records of each kind that it contributed; kinds without any are absent.
        public var counts: [RecordKind: Int]

        /// Creates a source from its parts.
        public init(
            id: String,
            title: String,
            packages: [Package],
            licence: String,
            sha256: String,
            counts: [RecordKind: Int]
        ) {
            self.id = id
            self.title = title
            self.packages = packages
            self.licence = licence
            self.sha256 = sha256
            self.counts = counts
        }
    }

    /// A package of Debian or of the Python Package Index.
    public struct Package: Hashable, Sendable {
        /// Its name.
        public var name: String
        /// Its version; `unknown` if the data came without a list of packages.
        public var version: String

        /// Creates a package.
        public init(name: String, version: String) {
            self.name = name
            self.version = version
        }
    }

    /// A source that was to be read but could not be had.
    public struct MissingSource: Hashable, Sendable {
        /// Its name: `wordnet`.
        public var id: String
        /// Its display name: `WordNet 3.0`.
        public var title: String
        /// Why it is missing, for people.
        public var reason: String

        /// Creates a missing source.
        public init(id: String, title: String, reason: String) {
            self.id = id
            self.title = title
            self.reason = reason
        }
    }

    /// The languages of the headwords.
    public var languages: [Language]
    /// SHA-256 over the contents, in hexadecimal digits: equal contents have equal digests.
    public var digest: String
    /// The number of headwords of each language.
    public var headwordsByLanguage: [Language: Int]
    /// The sources, in the order of their identifiers.
    public var sources: [Source]
    /// The sources that the lexicon lacks although they were asked for, in the order of their identifiers.
    public var missingSources: [MissingSource]

    /// The number of headwords.
    public var headwords: Int { headwordsByLanguage.values.reduce(0, +) }

    /// Returns the ID of the first headword of a language, after those of all languages with earlier codes.
    func firstID(of language: Language) -> Int {
        headwordsByLanguage.reduce(1) { $1.key.label < language.label ? $0 + $1.value : $0 }
    }

    /// Creates a manifest from its parts.
    public init(
        languages: [Language],
        digest: String,
        headwordsByLanguage: [Language: Int],
        sources: [Source],
        missingSources: [MissingSource]
    ) {
        self.languages = languages
        self.digest = digest
        self.headwordsByLanguage = headwordsByLanguage
        self.sources = sources
        self.missingSources = missingSources
    }
}
