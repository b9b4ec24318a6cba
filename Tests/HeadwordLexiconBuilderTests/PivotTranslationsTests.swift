import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

@Suite struct PivotTranslationsTests {
    /// The direct translations from which others are joined.
    private struct Direct: Importer {
        let source = Source(id: "direct", title: "Direct", packages: [], licence: "none", languages: [.en, .es, .ro])

        func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
            add("house", .en, "casa hogar", .es, .noun, to: &draft)
            add("house", .en, "albergar", .es, .verb, to: &draft)
            add("dog", .en, "perro", .es, .noun, to: &draft)
            add("dog", .en, "câine", .ro, .noun, to: &draft)
            add("casa", .es, "casă", .ro, .noun, to: &draft)
            add("casa", .es, "căsători", .ro, .verb, to: &draft)
            add("hogar", .es, "cămin casă", .ro, nil, to: &draft)
            add("perro", .es, "javră", .ro, .noun, to: &draft)
        }

        private func add(
            _ word: String,
            _ language: Language,
            _ translations: String,
            _ target: Language,
            _ category: LexicalCategory?,
            to draft: inout LexiconDraft
        ) {
            let headword = LexiconDraft.Headword(language: language, word: word)
            draft.add(Entry(source: "direct"), to: headword, as: category ?? .noun)
            let translations = translations.split(separator: " ").map { Translation(String($0)) }
            draft.add(
                TranslationGroup(
                    target: target,
                    source: "direct",
                    lexicalCategory: category,
                    translations: translations
                ),
                to: headword
            )
        }
    }

    private func lexicon() throws -> Lexicon {
        let build = LexiconBuild(
            try SourceSelection([Direct(), PivotTranslationsImporter()]),
            root: "/",
            directory: try TestFiles.temporaryDirectory()
        )
        return try Lexicon(path: try build.run(progress: Progress { _, _, _ in }).path)
    }

    @Test func wordsOfOneLexicalCategoryAreJoinedAndMarked() throws {
        let groups = try lexicon().translationValues(of: "house", to: .ro)
        #expect(groups.map(\.pivot) == [.es])
        #expect(groups.map(\.lexicalCategory) == [.noun])
        #expect(groups.map(\.source) == ["pivot-translations"])
        #expect(groups.first?.translations.map(\.text) == ["casă", "cămin"])
    }

    @Test func aDirectTranslationIsEnough() throws {
        let groups = try lexicon().translationValues(of: "dog", to: .ro)
        #expect(groups.map(\.pivot) == [nil])
        #expect(groups.first?.translations.map(\.text) == ["câine"])
    }
}
