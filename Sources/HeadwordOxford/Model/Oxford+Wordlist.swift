public import HeadwordJSON

extension Oxford {
    /// A part of a list of headwords: what a search or a word list is answered with.
    public typealias Wordlist = Answer<WordlistRow>

    /// A headword of a list.
    public struct WordlistRow: ReplyPart {
        /// What identifies the headword.
        public var id: OxfordID?
        /// The headword.
        public var word: String?
        /// The headword for people.
        public var label: String?
        /// What was found: the headword, a form or another spelling of it.
        public var matchString: String?
        /// How it was found: `headword`, `inflection`, `variantForm`.
        public var matchType: String?
        /// What identifies the form that was found.
        public var inflectionID: OxfordID?
        /// The variety whose dictionary has it: `gb`.
        public var region: String?
        /// How near it is to what was looked for.
        public var score: OxfordNumber?
        /// The members that no property holds.
        public var others: JSONObject = [:]

        /// Creates a value without members.
        public init() {}

        /// Which property holds which member.
        public static let shape = Shape<WordlistRow>([
            .init("id", \.id),
            .init("word", \.word),
            .init("label", \.label),
            .init("matchString", \.matchString),
            .init("matchType", \.matchType),
            .init("inflection_id", \.inflectionID),
            .init("region", \.region),
            .init("score", \.score),
        ])

        /// A headword is known by either.
        public static let essentials: Set<String> = ["id", "word"]

        /// The name of the schema of the reply.
        public static let schemaName = "Wordlist"

        /// What Headword calls the ways in which headwords are found.
        private static let matchTypes = ["headword": "exact", "inflection": "lemma", "variantForm": "variant"]

        /// Names the way in which the headword was found as Headword does.
        public func finish(_ object: inout JSONObject) {
            object.nameHeadword(word ?? id?.word)
            guard let matchType = matchType.flatMap({ Self.matchTypes[$0] }) else { return }
            object["matchType"] = .string(matchType)
        }
    }
}
