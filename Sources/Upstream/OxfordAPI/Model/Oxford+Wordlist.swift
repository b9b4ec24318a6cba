package import HeadwordJSON

extension Oxford {
    /// A part of a list of headwords: the reply to a search or to a word list request.
    package typealias Wordlist = Answer<WordlistRow>

    /// A headword in a list.
    package struct WordlistRow: ReplyPart {
        /// The identifier of the headword.
        package var id: OxfordID?
        /// The headword.
        package var word: String?
        /// The headword for display.
        package var label: String?
        /// The text that matched: the headword, or a form or another spelling of it.
        package var matchString: String?
        /// The kind of match: `headword`, `inflection`, `variantForm`.
        package var matchType: String?
        /// The identifier of the form that matched.
        package var inflectionID: OxfordID?
        /// The variety of English whose dictionary has it: `gb`.
        package var region: String?
        /// How closely it matches the search.
        package var score: OxfordNumber?
        /// The members that have no property of their own.
        package var others: JSONObject = [:]

        /// Creates a value without members.
        package init() {}

        /// The mapping from members to properties.
        package static let shape = Shape<WordlistRow>([
            .init("id", \.id),
            .init("word", \.word),
            .init("label", \.label),
            .init("matchString", \.matchString),
            .init("matchType", \.matchType),
            .init("inflection_id", \.inflectionID),
            .init("region", \.region),
            .init("score", \.score),
        ])

        /// Either of these identifies a headword.
        package static let essentials: Set<String> = ["id", "word"]

        /// The name of the schema of the reply.
        package static let schemaName = "Wordlist"

        /// Headword's names for the kinds of match.
        private static let matchTypes = ["headword": "exact", "inflection": "lemma", "variantForm": "variant"]

        /// Supplies the headword and its identifier, and gives the kind of match Headword's name.
        package func finish(_ object: inout JSONObject) {
            object.nameHeadword(word ?? id?.word)
            guard let matchType = matchType.flatMap({ Self.matchTypes[$0] }) else { return }
            object["matchType"] = .string(matchType)
        }
    }
}
