internal import HeadwordCommandLine
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordTranslations

/// Sets translations for people to read.
struct TranslationsPage {
    let layout: Layout

    /// The lines of an answer.
    func lines(of response: TranslationsResponse) -> [String] {
        Layout.parts(
            response.headwords.map { headword in
                let entries = headword.lexicalEntries.map { lexicalEntry in
                    layout.heading(headword.match.entry.word, lexicalEntry.category) + lines(of: lexicalEntry)
                }
                return Layout.parts([layout.remark(on: headword.match)] + entries)
            }
        )
    }

    /// The meanings are numbered through; a line names each source where it begins to speak.
    private func lines(of lexicalEntry: TranslationsResponse.BilingualEntry) -> [String] {
        var numbers = SenseNumbers(upTo: lexicalEntry.sources.reduce(0) { $0 + $1.count })
        var lines: [String] = []
        var source: String?
        for groups in lexicalEntry.sources {
            guard let first = groups.first else { continue }
            let pivot = first.pivot.map { ", by way of \($0.name)" } ?? ""
            lines += layout.source(first.source, pivot, after: &source)
            for group in groups {
                lines += layout.wrapped(text(of: group), first: numbers.next(), rest: numbers.blank)
            }
        }
        return lines
    }

    private func text(of group: TranslationGroup) -> String {
        let labels = layout.labels(of: group.domains, group.regions, group.registers)
        let gloss = group.gloss.map { layout.style.dim("(\($0))") } ?? ""
        let translations = group.translations.map(text).joined(separator: ", ")
        return [labels, gloss, translations].filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func text(of translation: Translation) -> String {
        let features = translation.grammaticalFeatures.map(abbreviation).joined(separator: " ")
        let labels = layout.labels(of: [], translation.regions, translation.registers)
        return [translation.text, layout.style.dim(features), labels].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// As dictionaries abbreviate what stands after nouns and verbs.
    private func abbreviation(of feature: GrammaticalFeature) -> String {
        switch feature {
        case .masculine: "m"
        case .feminine: "f"
        case .neuter: "n"
        case .plural: "pl"
        case .singular: "sg"
        case .transitive: "vt"
        case .intransitive: "vi"
        case .pronominal: "vr"
        default: layout.readable(feature.label)
        }
    }
}
