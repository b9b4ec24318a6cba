/// A strategy of `MATCH` (RFC 2229, section 3.3).
struct Strategy {
    /// The name in the protocol.
    var name: String
    /// One line for people.
    var description: String
    /// The strategies of `search.match` that are tried one after the other until something is found.
    var methods: [String]

    private init(_ name: String, _ description: String, _ methods: [String]? = nil) {
        self.name = name
        self.description = description
        self.methods = methods ?? [name]
    }

    static let all = [
        Strategy("exact", "Match headwords exactly"),
        Strategy("prefix", "Match prefixes"),
        Strategy("nprefix", "Match prefixes, some of them: SKIP#COUNT#PREFIX", ["prefix"]),
        Strategy("suffix", "Match suffixes"),
        Strategy("substring", "Match substring occurring anywhere in a headword"),
        Strategy("re", "POSIX 1003.2 (modern) regular expressions"),
        Strategy("soundex", "Match using SOUNDEX algorithm"),
        Strategy("lev", "Match headwords within Levenshtein distance one"),
        Strategy("word", "Match separate words within headwords"),
        Strategy("first", "Match the first word within headwords"),
        Strategy("last", "Match the last word within headwords"),
        Strategy("lemma", "Match the base words of an inflected form"),
        Strategy("fold", "Match headwords without regard to accents and punctuation"),
        Strategy("phrase", "Match phrases that contain these words"),
    ]

    /// What the server chooses: similar words, or else words that begin like the one given.
    private static let standard = Strategy("lev", "", ["lev", "prefix"])

    /// Returns a strategy by its name; nil if there is none. Some clients ask for the strategy `*` if the user has not
    /// chosen any.
    static func named(_ name: String) -> Strategy? {
        [".", "*"].contains(name) ? standard : all.first { $0.name == name }
    }
}
