internal import HeadwordJSON
internal import HeadwordService

/// A headword as the service writes it.
struct DictionaryAPIEntry {
    private let headword: JSONValue
    private let meanings: [DictionaryAPIMeaning]
    private let origin: JSONValue?
    /// The identifiers of the sources of the meanings and the origin.
    private let sources: [String]

    /// - Parameters:
    ///   - headword: a headword with its current senses, as `dictionary.entries` has it.
    ///   - hasAllExamples: whether the definitions list all their examples.
    /// - Returns: nil if nothing defines the headword.
    init?(_ headword: JSONValue, hasAllExamples: Bool) {
        let parts = headword.lexicalEntries.map { ($0, MainSenses.of($0)) }.filter { !$1.isEmpty }
        guard !parts.isEmpty else { return nil }
        self.headword = headword
        let entries = headword.lexicalEntries.flatMap { $0["entries"].elements }
        let told = entries.first { !$0["etymologies"].texts.isEmpty }
        origin = told?["etymologies"].elements.first
        sources = (parts.flatMap { $1.map(\.source) } + [told?["source"].text].compactMap(\.self)).unique
        meanings = parts.map { part, senses in
            let label = part["lexicalCategory"].text ?? ""
            return DictionaryAPIMeaning(label, senses.map(\.sense), hasAllExamples: hasAllExamples)
        }
    }

    func json(_ version: DictionaryAPIQuestion.Version, _ credits: Credits) -> JSONValue {
        let phonetics = phonetics(credits)
        var object: JSONObject = ["word": .string(headword["word"].text ?? "")]
        object["phonetic"] = phonetics.lazy.compactMap { $0["text"] }.first
        object["phonetics"] = .array(phonetics)
        object["origin"] = origin
        switch version {
        case .v1: object["meaning"] = .object(meaningsByPartOfSpeech)
        case .v2: object["meanings"] = .array(meanings.map(\.json))
        }
        object["license"] = credits.licence(of: sources)
        object["sourceUrls"] = .array(credits.addresses(of: sources).map(JSONValue.string))
        return .object(object)
    }

    /// The meanings as the first version has them.
    private var meaningsByPartOfSpeech: JSONObject {
        meanings.reduce(into: [:]) { $0[$1.partOfSpeech] = .array($1.definitions.map(\.json)) }
    }

    /// The pronunciations. Those in the International Phonetic Alphabet stand between slashes; others are given only if
    /// there are none.
    private func phonetics(_ credits: Credits) -> [JSONValue] {
        let all = headword.allPronunciations
        let ipa = all.filter { $0["phoneticNotation"].text != "respell" }
        return (ipa.isEmpty ? all : ipa).map { pronunciation in
            var object: JSONObject = [:]
            object["text"] = pronunciation["phoneticSpelling"].text.map { spelling in
                .string(ipa.isEmpty ? "(\(spelling))" : "/\(spelling)/")
            }
            object["audio"] = .string(pronunciation["audioFile"].text ?? "")
            let source = [pronunciation["source"].text].compactMap(\.self)
            if let address = credits.addresses(of: source).first {
                object["sourceUrl"] = .string(address)
                object["license"] = credits.licence(of: source)
            }
            return .object(object)
        }
    }
}
