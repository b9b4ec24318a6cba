internal import HeadwordJSON
internal import HeadwordService
internal import JSONRPC
internal import JSONRPCHTTP

/// What is said of each word that is found: the parameters `md` and `ipa`.
struct WordDescription: Sendable {
    /// A letter of the parameter `md`.
    private enum Part: Character {
        case definitions = "d"
        case partsOfSpeech = "p"
        case syllables = "s"
        case pronunciation = "r"
        case frequency = "f"
    }

    private let parts: Set<Part>
    private let hasIPA: Bool
    private let language: String?

    /// - Parameter speech: whether the syllables are counted unasked.
    init(_ query: WebQuery, language: String?, speech: Bool) {
        let asked = (query["md"] ?? "").compactMap(Part.init)
        parts = Set(asked + (speech ? [.syllables] : []))
        hasIPA = query["ipa"] == "1"
        self.language = language
    }

    /// The maximum number of words whose entries are read for one answer; those after them have no definitions and parts
    /// of speech.
    private static let mostEntries = 200
    /// The maximum number of words whose pronunciations and frequencies are read for one answer.
    private static let mostSounds = 1000

    /// Adds what was asked for.
    func describe(_ words: inout [FoundWord], _ session: WebSession) async throws(ErrorObject) {
        let session = WordSession(session: session, language: language)
        if !parts.isDisjoint(with: [.definitions, .partsOfSpeech]) {
            for index in words.indices.prefix(Self.mostEntries) { try await readEntry(of: &words[index], session) }
        }
        if !parts.isDisjoint(with: [.syllables, .pronunciation]) { try await addSounds(&words, session) }
        if parts.contains(.frequency) { try await addFrequencies(&words, session) }
    }

    // MARK: Entries

    private func readEntry(of word: inout FoundWord, _ session: WordSession) async throws(ErrorObject) {
        let question: JSONObject = [
            "word": .string(word.word), "suggestions": false,
            "fields": parts.contains(.definitions) ? ["definitions", "registers"] : [],
        ]
        let headwords = try await session.find("dictionary.entries", question)["results"].elements
        let found = headwords.first { $0["word"].text == word.word } ?? headwords.first
        if parts.contains(.partsOfSpeech) { word.addPartsOfSpeech(of: found) }
        guard let found, parts.contains(.definitions), let current = CurrentSenses.of([found]).first else { return }
        word.definitions = current.lexicalEntries.flatMap { part in
            let tag = PartOfSpeechTag.tag(of: part["lexicalCategory"].text)
            return MainSenses.of(part).map { "\(tag)\t\($0.sense.definitionText)" }
        }
        let isForm = found["match"]["kind"].text == "lemma"
        word.headword = isForm && !word.definitions.isEmpty ? found["word"].text : nil
    }

    // MARK: Sounds and frequencies

    private func addSounds(_ words: inout [FoundWord], _ session: WordSession) async throws(ErrorObject) {
        let sounds = try await session.sounds(of: words.prefix(Self.mostSounds).map(\.word))
        for index in words.indices {
            guard let spoken = sounds[words[index].word] else { continue }
            if parts.contains(.syllables) { words[index].syllables = words[index].syllables ?? spoken.syllables }
            guard parts.contains(.pronunciation) else { continue }
            words[index].tags.append("pron:\(spoken.phones.joined(separator: " ")) ")
            if hasIPA { words[index].tags.append("ipa_pron:\(spoken.ipa.joined(separator: " "))") }
        }
    }

    private func addFrequencies(_ words: inout [FoundWord], _ session: WordSession) async throws(ErrorObject) {
        let frequencies = try await session.frequencies(of: words.map(\.word))
        for index in words.indices {
            let frequency = frequencies[words[index].word] ?? 0
            words[index].tags.append("f:\(frequency.withSixPlaces)")
        }
    }
}

extension FoundWord {
    /// Adds the tags of the parts of speech that an entry has. A name is a noun that is written with a capital.
    fileprivate mutating func addPartsOfSpeech(of entry: JSONValue?) {
        let categories = entry.map { $0.lexicalEntries.compactMap { $0["lexicalCategory"].text } } ?? []
        var more = categories.map { PartOfSpeechTag.tag(of: $0) }.unique
        if more.contains("n"), entry["word"].text?.first?.isUppercase == true { more.append("prop") }
        tags = (tags + (more.isEmpty ? ["u"] : more)).unique
    }
}

extension Double {
    /// The number with six decimal places.
    fileprivate var withSixPlaces: String {
        let millionths = Int((self * 1_000_000).rounded())
        let digits = String(millionths % 1_000_000)
        return "\(millionths / 1_000_000).\(String(repeating: "0", count: 6 - digits.count))\(digits)"
    }
}
