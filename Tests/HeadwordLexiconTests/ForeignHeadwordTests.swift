import HeadwordJSON
import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

/// Headwords of other languages, which often have nothing but translations.
@Suite struct ForeignHeadwordTests {
    private func lexicon() throws -> Lexicon {
        try DraftLexicon.build { draft in
            draft.set(.init(source: "a", tokens: 1_000_000, floor: 1, counts: ["casa": 900, "casar": 200]), of: .es)
            draft.add(Entry(source: "a"), to: .init(language: .es, word: "casa"), as: .noun)
            draft.add(Entry(source: "a"), to: .init(language: .es, word: "casar"), as: .verb)
            draft.add(Entry(source: "a"), to: .init(language: .es, word: "correr"), as: .verb)
            for (lemma, form, feature) in [
                ("casar", "casa", GrammaticalFeature.third), ("casar", "casa", .second), ("correr", "corre", .third),
            ] {
                let form = InflectedForm(text: form, features: [feature, .singular])
                draft.add(.init(language: .es, lemma: lemma, category: .verb, form: form))
            }
        }
    }

    @Test func aHeadwordComesBeforeARarerOneOfWhichItIsAForm() throws {
        #expect(try lexicon().matches(of: "casa", in: .es).map(\.model.word) == ["casa", "casar"])
    }

    @Test func aFormThatIsNoHeadwordLeadsToItsOwn() throws {
        #expect(try lexicon().matches(of: "corre", in: .es).map(\.model.word) == ["correr"])
    }
}
