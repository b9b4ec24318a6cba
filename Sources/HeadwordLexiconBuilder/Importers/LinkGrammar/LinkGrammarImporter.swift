internal import HeadwordModel

/// Reads which nouns name a mass from the Link Grammar Parser's dictionaries, after those that list the nouns.
package struct LinkGrammarImporter: Importer {
    package let source = Source(
        id: "link-grammar",
        title: "Link Grammar 5.12.0",
        packages: ["link-grammar-dictionaries-en"],
        licence: "LGPL-2.1"
    )

    package init() {}

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        draft.english.nounClasses = try NounClasses(&root)
        for word in draft.english.nounClasses.mass.sorted() {
            let headword = LexiconDraft.Headword(language: .en, word: word)
            guard draft.categories(of: headword).contains(.noun), !isMostlyCounted(word, draft.english.tagCounts)
            else { continue }
            draft.add(Entry(source: source.id, grammaticalFeatures: [.mass]), to: headword, as: .noun)
        }
    }

    /// Whether a noun has its plural so often that most of its senses are counted: `function`, `college`.
    private func isMostlyCounted(_ noun: String, _ counts: TagCounts) -> Bool {
        let singular = counts.forms[noun]?[.noun] ?? 0
        let plural = RegularSpelling(noun).withS.map { counts.forms[$0]?[.plural] ?? 0 }.max() ?? 0
        return plural >= Self.leastPlural && Double(plural) >= Self.shareOfPlural * Double(singular)
    }

    /// Fewer plurals are chance.
    private static let leastPlural = 2
    private static let shareOfPlural = 0.1
}
