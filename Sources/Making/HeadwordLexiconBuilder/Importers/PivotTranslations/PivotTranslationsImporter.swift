internal import HeadwordModel

/// Joins translations through a third language, for pairs of languages with few or no direct translations. Such
/// translations may mix up meanings, so they are marked, and only words without a direct translation get them.
package struct PivotTranslationsImporter: Importer {
    /// The languages from, through and into which to translate.
    private struct Route: Hashable {
        var source: Language
        var pivot: Language
        var target: Language

        var reversed: Route { Route(source: target, pivot: pivot, target: source) }
    }

    private struct Pair: Hashable {
        var source: Language
        var target: Language
    }

    package let source = Source(
        id: "pivot-translations",
        title: "Translations through a third language",
        packages: [],
        licence: "that of the sources they were joined from",
        languages: [.en, .ro, .ms, .ur, .pt]
    )

    private static let routes = [
        Route(source: .en, pivot: .es, target: .ro), Route(source: .en, pivot: .es, target: .pt),
        Route(source: .en, pivot: .id, target: .ms), Route(source: .en, pivot: .hi, target: .ur),
    ].flatMap { [$0, $0.reversed] }

    /// The maximum number of translations of one meaning, since each step of a route multiplies them.
    private static let mostTranslations = 8

    package init() {}

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        let direct = try Self.directTranslations(in: draft)
        try progress.forEach("joining translations", of: Self.routes) { route in
            let first = direct[Pair(source: route.source, target: route.pivot)] ?? [:]
            let second = direct[Pair(source: route.pivot, target: route.target)] ?? [:]
            let present = direct[Pair(source: route.source, target: route.target)] ?? [:]
            for (word, groups) in first.sorted(by: { $0.key < $1.key }) where present[word] == nil {
                for group in groups {
                    guard let joined = joined(group, by: second, route) else { continue }
                    draft.add(joined, to: .init(language: route.source, word: word))
                }
            }
        }
    }

    /// Returns the direct translations that are needed for the routes, by the word that is translated.
    private static func directTranslations(
        in draft: LexiconDraft
    ) throws -> [Pair: [String: [TranslationGroup]]] {
        let wanted = Set(
            routes.flatMap {
                [
                    Pair(source: $0.source, target: $0.pivot), Pair(source: $0.pivot, target: $0.target),
                    Pair(source: $0.source, target: $0.target),
                ]
            }
        )
        let sources = Set(wanted.map(\.source))
        var translations: [Pair: [String: [TranslationGroup]]] = [:]
        try draft.forEachTranslation(from: sources) { headword, group in
            let pair = Pair(source: headword.language, target: group.target)
            if wanted.contains(pair) { translations[pair, default: [:]][headword.word, default: []].append(group) }
        }
        return translations
    }

    /// Translates a group of translations in the pivot language into the target language; nil if none can be
    /// translated.
    private func joined(
        _ group: TranslationGroup,
        by second: [String: [TranslationGroup]],
        _ route: Route
    ) -> TranslationGroup? {
        var translations: [Translation] = []
        for pivot in group.translations {
            for next in second[pivot.text] ?? [] where Self.fit(group.lexicalCategory, next.lexicalCategory) {
                translations += next.translations
            }
        }
        guard !translations.isEmpty else { return nil }
        return TranslationGroup(
            target: route.target,
            source: source.id,
            pivot: route.pivot,
            lexicalCategory: group.lexicalCategory,
            gloss: group.gloss,
            domains: group.domains,
            registers: group.registers,
            regions: group.regions,
            translations: Array(unique(translations).prefix(Self.mostTranslations))
        )
    }

    /// Whether words of two lexical categories may correspond. An unknown category fits any other.
    private static func fit(_ first: LexicalCategory?, _ second: LexicalCategory?) -> Bool {
        first == nil || second == nil || first == second
    }
}
