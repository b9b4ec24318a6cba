internal import HeadwordModel

/// Joins translations through a third language for pairs that no source translates, or hardly any. Such translations may
/// mix meanings up, so they are marked, and only words that have no direct translation get them.
package struct PivotTranslationsImporter: Importer {
    /// From which language through which into which.
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

    /// The most translations of one meaning: each step of a route multiplies them.
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

    /// The translations that routes are made of, by the word that is translated.
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

    /// A group of translations into the pivot, translated; nil if nothing of it can be.
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

    /// Whether words of two lexical categories may be one; sources that do not say fit all.
    private static func fit(_ first: LexicalCategory?, _ second: LexicalCategory?) -> Bool {
        first == nil || second == nil || first == second
    }
}
