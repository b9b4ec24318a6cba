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

    /// The meanings are numbered through; a line names the source where another begins to speak.
    private func lines(of lexicalEntry: TranslationsResponse.BilingualEntry) -> [String] {
        var numbers = SenseNumbers(upTo: lexicalEntry.sources.reduce(0) { $0 + $1.count })
        var lines: [String] = []
        for (place, groups) in lexicalEntry.sources.enumerated() {
            guard let first = groups.first else { continue }
            if place > 0 || first.pivot != nil { lines.append(layout.source(source(of: first))) }
            for group in groups {
                lines += layout.wrapped(text(of: group), first: numbers.next(), rest: numbers.blank)
            }
        }
        return lines
    }

    private func source(of group: TranslationGroup) -> String {
        group.source + (group.pivot.map { ", by way of \($0.label)" } ?? "")
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
