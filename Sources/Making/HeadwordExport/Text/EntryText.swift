internal import HeadwordModel

/// A headword as plain text, for formats whose entries are nothing more.
///
/// ```
/// /swɪm/
/// noun
///  1. [sport] the act of swimming
///     "it was the swimming they enjoyed most"
///     = swimming, natation
/// forms: swims
/// ```
struct EntryText {
    /// The lines below the headword.
    let lines: [String]

    /// Writes the lines of a headword.
    init(_ headword: ExportedHeadword) {
        let sounds = Self.sounds(headword.pronunciations)
        let forms = headword.variants.isEmpty ? [] : ["forms: " + headword.variants.joined(separator: ", ")]
        lines = (sounds.isEmpty ? [] : [sounds]) + headword.parts.flatMap(Self.lines) + forms
    }

    /// The lines as one text.
    var text: String { lines.joined(separator: "\n") }

    private static func lines(_ part: ExportedHeadword.Part) -> [String] {
        let heading = [part.category?.readableLabel ?? "", sounds(part.pronunciations)].filter { !$0.isEmpty }
        let translations = part.translations.map { "  → " + EntryLabels.text($0) }
        let senses = part.senses.enumerated().flatMap { lines($1, "\($0 + 1). ", indent: "  ") }
        return (heading.isEmpty ? [] : [heading.joined(separator: "  ")]) + translations + senses
    }

    private static func lines(_ sense: Sense, _ number: String, indent: String) -> [String] {
        let rest = indent + String(repeating: " ", count: number.count)
        let definition = [EntryLabels.bracketed(sense), sense.definitions.joined(separator: "; ").onOneLine]
        let first = indent + number + definition.filter { !$0.isEmpty }.joined(separator: " ")
        let examples = sense.fewExamples.map { "\(rest)\"\($0.onOneLine)\"" }
        let synonyms = sense.synonyms.isEmpty ? [] : ["\(rest)= " + sense.synonyms.joined(separator: ", ")]
        return [first] + examples + synonyms + sense.subsenses.flatMap { lines($0, "- ", indent: rest) }
    }

    private static func sounds(_ pronunciations: [Pronunciation]) -> String {
        pronunciations.map { sound in
            let region = sound.region.map { "\($0.readableLabel) " } ?? ""
            return "\(region)/\(sound.text)/"
        }.joined(separator: ", ")
    }
}
