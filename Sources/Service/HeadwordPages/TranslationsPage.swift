package import HeadwordJSON
internal import HeadwordModel

/// Formats translations for people.
package struct TranslationsPage {
    private let layout: Layout

    /// Creates a page.
    package init(layout: Layout) {
        self.layout = layout
    }

    /// Returns the lines of an answer.
    package func lines(of answer: JSONValue) -> [String] {
        Layout.parts(answer["results"].elements.map { layout.page(of: $0, lines(ofLexicalEntry:)) })
    }

    /// Returns the meanings, numbered continuously, with a line naming each source before its first meaning.
    private func lines(ofLexicalEntry lexicalEntry: JSONValue) -> [String] {
        let entries = lexicalEntry["entries"].elements
        var numbers = SenseNumbers(upTo: entries.reduce(0) { $0 + Self.meanings(of: $1).count })
        var source: String?
        return entries.flatMap { entry in
            let pivot = entry["pivot"].text.map { ", by way of \(Language(label: $0)?.name ?? $0)" } ?? ""
            return layout.source(entry["source"].text, pivot, after: &source)
                + Self.meanings(of: entry).flatMap { meaning in
                    layout.wrapped(text(of: meaning), first: numbers.next(), rest: numbers.blank)
                }
        }
    }

    /// Returns the meanings with translations, including narrower ones: in the upstream's answers, only those may have
    /// translations.
    package static func meanings(of entry: JSONValue) -> [JSONValue] {
        entry["senses"].elements.flatMap { [$0] + $0["subsenses"].elements }.filter { $0["translations"] != nil }
    }

    private func text(of meaning: JSONValue) -> String {
        let gloss = meaning["gloss"].text.map { layout.style.dim("(\($0))") } ?? ""
        let translations = meaning["translations"].elements.map(text(ofTranslation:)).joined(separator: ", ")
        return [layout.labels(of: meaning), gloss, translations].filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func text(ofTranslation translation: JSONValue) -> String {
        let features = translation["grammaticalFeatures"].objectTexts.map(abbreviation).joined(separator: " ")
        return [translation["text"].text ?? "", layout.style.dim(features), layout.labels(of: translation)]
            .filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Returns the usual dictionary abbreviation of a grammatical feature.
    private func abbreviation(of feature: String) -> String {
        switch GrammaticalFeature(label: feature) {
        case .masculine: "m"
        case .feminine: "f"
        case .neuter: "n"
        case .plural: "pl"
        case .singular: "sg"
        case .transitive: "vt"
        case .intransitive: "vi"
        case .pronominal: "vr"
        default: layout.readable(feature)
        }
    }
}
