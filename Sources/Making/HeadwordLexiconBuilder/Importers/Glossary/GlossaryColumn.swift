internal import HeadwordModel

/// What a column of a glossary holds.
enum GlossaryColumn: Hashable, Sendable {
    case word
    case language
    case category
    case definition
    case example
    case domain
    case register
    case region
    case note
    case etymology
    case pronunciation
    case synonyms
    case antonyms
    case variants
    case seeAlso
    case translation(Language)
    /// Something that the lexicon does not take.
    case unknown(String)

    private static let names: [String: Self] = [
        "word": .word, "headword": .word, "term": .word, "language": .language, "pos": .category,
        "part of speech": .category, "category": .category, "definition": .definition, "meaning": .definition,
        "example": .example, "examples": .example, "domain": .domain, "register": .register, "region": .region,
        "note": .note, "notes": .note, "etymology": .etymology, "pronunciation": .pronunciation, "ipa": .pronunciation,
        "synonym": .synonyms, "synonyms": .synonyms, "antonym": .antonyms, "antonyms": .antonyms,
        "variant": .variants, "variants": .variants, "see": .seeAlso, "see also": .seeAlso,
    ]

    /// Creates the column with a heading: `word`, `part of speech`, `translation:de`.
    init(heading: String) {
        let heading = heading.lowercased()
        if let column = Self.names[String(heading.map { $0 == "_" ? " " : $0 })] {
            self = column
        } else if heading.hasPrefix("translation:"), let language = Language(label: String(heading.dropFirst(12))) {
            self = .translation(language)
        } else {
            self = .unknown(heading)
        }
    }
}
