package import HeadwordCore
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel

/// The families of the headwords of a word.
package struct FamilyResponse {
    /// The family of a headword.
    struct Result {
        var match: Match
        var family: WordFamily
    }

    var results: [Result]
}

extension FamilyResponse: JSONShaped {
    package static let shape = Shape<Self>.answer(
        { AnswerMetadata(schema: "WordFamily/1", sources: $0.results.flatMap(\.family.sources)) },
        each: result
    ) { $0.results }

    private static let result = Shape<Result>([
        .members(of: .headword) { $0.match },
        .required("words", "The words of the family: the root first, those nearer to it before others.") {
            $0.family.listed
        },
        .flag("isTruncated", "Present if the limit left words out.") { $0.family.isTruncated },
    ])
}

extension WordFamily {
    /// A member with the spelling of its base.
    fileprivate struct Listed: JSONShaped {
        var member: Member
        var base: String?

        static let shape = Shape<Self>([
            .id { $0.member.word.headword.text },
            .required("text", "The headword as written.") { $0.member.word.headword.word },
            .optional("base", "The headword that it is derived from; absent for the root.") { $0.base },
            .optional("affix", "The prefix or suffix: `un-`, `-ness`; absent if none makes the word.") {
                $0.member.affix
            },
            .required("depth", "The number of steps from the root.") { $0.member.depth },
            .list("lexicalCategories", "The most common first.") {
                $0.member.word.headword.lexicalEntries.map(\.lexicalCategory)
            },
            .optional("definition", "The most common meaning.") { $0.member.word.firstDefinition },
        ])
    }

    fileprivate var listed: [Listed] {
        members.map { Listed(member: $0, base: $0.base.map { members[$0].word.headword.word }) }
    }

    /// The sources of the definitions that are shown.
    fileprivate var sources: [String] { members.compactMap(\.word.firstSource) }
}

extension FamilyDictionary.Word {
    private var defined: (entry: StoredEntry, text: StoredText)? {
        for entry in headword.lexicalEntries.flatMap(\.entries) {
            for sense in entry.senses {
                if let text = sense.definitions.first { return (entry, text) }
            }
        }
        return nil
    }

    fileprivate var firstDefinition: StoredText? { defined?.text }
    fileprivate var firstSource: String? { defined?.entry.source.string }
}
