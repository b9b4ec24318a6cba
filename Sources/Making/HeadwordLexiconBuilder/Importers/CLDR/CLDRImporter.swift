internal import HeadwordLexicon
internal import HeadwordModel

/// Reads the names that Unicode's Common Locale Data Repository (`usr/share/unicode/cldr`) gives to countries,
/// languages, currencies and the things that emoji show. Each language has the same list, so the names translate each
/// other.
package struct CLDRImporter: Importer {
    package let source = Source(
        id: "cldr",
        title: "Unicode CLDR",
        packages: ["unicode-cldr-core"],
        licence: "Unicode license",
        languages: [.de, .es, .gu, .hi, .id, .lv, .ms, .pt, .ro, .sw, .ta, .ur, .en]
    )

    private static let directory = "usr/share/unicode/cldr/common"

    package init() {}

    package func read(_ root: inout DataRoot, into draft: inout LexiconDraft, progress: Progress) throws {
        let english = try Self.names(in: .en, &root)
        let others = Language.allCases.filter { source.languages.contains($0) && $0 != .en }
        try progress.forEach("importing CLDR", of: others) { language in
            let names = try Self.names(in: language, &root)
            let keys = english.keys.sorted().filter { names[$0] != nil }
            for key in keys {
                guard let name = names[key] else { continue }
                draft.add(
                    Entry(source: source.id, grammaticalFeatures: key.kind.isProper ? [.proper] : []),
                    to: .init(language: language, word: name),
                    as: .noun
                )
            }
            add(english, names, keys, from: .en, to: language, into: &draft)
            add(names, english, keys, from: language, to: .en, into: &draft)
        }
    }

    /// Adds translations; things with the same name share a headword.
    private func add(
        _ names: [CLDRName.Key: String],
        _ translations: [CLDRName.Key: String],
        _ keys: [CLDRName.Key],
        from language: Language,
        to target: Language,
        into draft: inout LexiconDraft
    ) {
        var order: [Meaning] = []
        var found: [Meaning: [String]] = [:]
        for key in keys {
            guard let name = names[key], let translation = translations[key] else { continue }
            let meaning = Meaning(name: name, kind: key.kind)
            if found[meaning] == nil { order.append(meaning) }
            found[meaning, default: []].append(translation)
        }
        for meaning in order {
            draft.add(
                TranslationGroup(
                    target: target,
                    source: source.id,
                    lexicalCategory: .noun,
                    domains: meaning.kind.domains,
                    translations: unique(found[meaning] ?? []).map { Translation($0) }
                ),
                to: .init(language: language, word: meaning.name)
            )
        }
    }

    /// A name and the kind of thing it stands for.
    private struct Meaning: Hashable {
        var name: String
        var kind: CLDRName.Kind
    }

    private static func names(in language: Language, _ root: inout DataRoot) throws -> [CLDRName.Key: String] {
        var names: [CLDRName.Key: String] = [:]
        for folder in ["main", "annotations"] {
            let bytes = try root.file("\(directory)/\(folder)/\(language.label).xml")
            for name in CLDRName.all(in: bytes) where names[name.key] == nil { names[name.key] = name.text }
        }
        return names
    }
}
