import HeadwordLexicon
import HeadwordModel
import HeadwordTestSupport
import Testing

@testable import HeadwordLexiconBuilder

@Suite struct TranslationRankingTests {
    /// The translations of a Spanish word into English, as the lexicon gives them.
    private func translations(
        of word: String,
        _ prepare: @escaping @Sendable (inout LexiconDraft) -> Void
    ) throws -> [[String]] {
        let lexicon = try DraftLexicon.build { draft in
            draft.add(Entry(source: "a"), to: .init(language: .es, word: word), as: .noun)
            prepare(&draft)
        }
        return try lexicon.translationValues(of: word, in: .es, to: .en).map { $0.translations.map(\.text) }
    }

    private static func add(
        _ from: (Language, String),
        _ target: Language,
        _ texts: [String],
        by source: String,
        weight: Int = 0,
        to draft: inout LexiconDraft
    ) {
        let group = TranslationGroup(target: target, source: source, translations: texts.map { Translation($0) })
        draft.add(group, to: .init(language: from.0, word: from.1), weight: weight)
    }

    @Test func whatSeveralDictionariesSayComesFirst() throws {
        let found = try translations(of: "casa") { draft in
            Self.add((.es, "casa"), .en, ["get married"], by: "one", to: &draft)
            Self.add((.es, "casa"), .en, ["home", "house"], by: "two", to: &draft)
            Self.add((.es, "casa"), .en, ["house"], by: "three", to: &draft)
        }
        #expect(found == [["house", "home"], ["house"], ["get married"]])
    }

    @Test func aDictionaryOfTheOtherDirectionCounts() throws {
        let found = try translations(of: "carta") { draft in
            Self.add((.es, "carta"), .en, ["card"], by: "one", to: &draft)
            Self.add((.es, "carta"), .en, ["letter"], by: "one", to: &draft)
            Self.add((.en, "letter"), .es, ["carta"], by: "two", to: &draft)
        }
        #expect(found == [["letter"], ["card"]])
    }

    @Test func ofTranslationsWithEqualSupportTheCommonestComesFirst() throws {
        let found = try translations(of: "feliz") { draft in
            draft.set(.init(source: "a", tokens: 1_000_000, floor: 1, counts: ["happy": 900, "fortunate": 9]), of: .en)
            Self.add((.es, "feliz"), .en, ["fortunate"], by: "one", to: &draft)
            Self.add((.es, "feliz"), .en, ["happy"], by: "one", to: &draft)
        }
        #expect(found == [["happy"], ["fortunate"]])
    }

    @Test func theOrderOfASourceThatWeighsItsMeaningsIsKept() throws {
        let found = try translations(of: "hoja") { draft in
            Self.add((.es, "hoja"), .en, ["sheet", "leaf"], by: "one", weight: 2, to: &draft)
            Self.add((.es, "hoja"), .en, ["leaf"], by: "two", weight: 1, to: &draft)
            Self.add((.en, "leaf"), .es, ["hoja"], by: "two", to: &draft)
        }
        #expect(found == [["sheet", "leaf"], ["leaf"]])
    }

    @Test func translationsByWayOfAnotherLanguageComeLast() throws {
        let found = try translations(of: "sol") { draft in
            let group = TranslationGroup(target: .en, source: "p", pivot: .pt, translations: [Translation("sun")])
            draft.add(group, to: .init(language: .es, word: "sol"))
            Self.add((.es, "sol"), .en, ["sol"], by: "one", to: &draft)
            Self.add((.en, "sun"), .es, ["sol"], by: "two", to: &draft)
        }
        #expect(found == [["sol"], ["sun"]])
    }
}
