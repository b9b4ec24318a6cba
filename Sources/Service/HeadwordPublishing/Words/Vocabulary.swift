internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordService
internal import JSONRPC

/// The headwords that are published, by language, the commonest first.
struct Vocabulary: Sendable {
    struct Word: Sendable {
        let language: Language
        let word: String
        /// The inflected forms that differ from it.
        let forms: [String]
        /// The path of its page: `en/mouse.html`.
        let page: String

        init(_ word: String, forms: [String], in language: Language) {
            (self.word, self.forms, self.language) = (word, forms, language)
            page = "\(language.label)/\(FileName.of(word)).html"
        }
    }

    let words: [Word]
    /// The pages to which spellings lead, by language: those of headwords, and of the headwords of forms.
    private let pages: [String: [String: Int]]

    init(_ words: [Word]) {
        self.words = words
        var pages: [String: [String: Int]] = [:]
        for (place, word) in words.enumerated() { pages[word.language.label, default: [:]][word.word] = place }
        for (place, word) in words.enumerated() {
            // A headword, or the commonest headword with the form, comes first.
            for form in word.forms where pages[word.language.label]?[form] == nil {
                pages[word.language.label, default: [:]][form] = place
            }
        }
        self.pages = pages
    }

    /// Returns the path of the page for a spelling; nil if there is none.
    func page(of spelling: String, in language: String) -> String? {
        pages[language]?[spelling].map { words[$0].page }
    }
}

extension Vocabulary {
    /// The greatest length of a list in one answer.
    private static let mostListed = 5000

    /// Asks for the headwords of some languages.
    ///
    /// - Parameters:
    ///   - most: the number of the commonest headwords of each language; nil for all.
    ///   - progress: told the number of headwords so far; stops the work by an error.
    init(
        _ languages: [Language],
        most: Int?,
        of service: DictionaryService,
        progress: (Int) throws -> Void
    ) async throws {
        var words: [Word] = []
        for language in languages {
            let all = try await Self.all(language, of: service) { try progress(words.count + $0) }
            guard !all.isEmpty else { throw PublicationFailure.noWords(language) }
            words += all.prefix(most ?? .max)
        }
        self.init(words)
    }

    /// Returns all headwords of a language, the commonest first. Only the list by word has those of layers.
    private static func all(
        _ language: Language,
        of service: DictionaryService,
        progress: (Int) throws -> Void
    ) async throws -> [Word] {
        var listed: [(place: Int, zipf: Double, word: Word)] = []
        var next: JSONValue? = .null
        while let cursor = next {
            let list = try await service.list(language, from: cursor, atMost: mostListed)
            for value in list["results"].elements {
                guard let word = Word(value, in: language) else { continue }
                listed.append((listed.count, value["zipf"].number ?? -1, word))
            }
            next = list["metadata"]["next"]
            try progress(listed.count)
        }
        return listed.sorted { ($1.zipf, $0.place) < ($0.zipf, $1.place) }.map(\.word)
    }
}

extension Vocabulary.Word {
    fileprivate init?(_ value: JSONValue, in language: Language) {
        // No request can ask for a NUL.
        guard let word = value["word"].text, !word.isEmpty, !word.unicodeScalars.contains("\0") else { return nil }
        self.init(word, forms: value["forms"].texts.filter { $0 != word }, in: language)
    }
}

extension DictionaryService {
    fileprivate func list(
        _ language: Language,
        from cursor: JSONValue,
        atMost limit: Int
    ) async throws -> JSONValue {
        var question: JSONObject = [
            "language": .string(language.label), "valid": true, "limit": .integer(Int64(limit)),
        ]
        if cursor != .null { question["cursor"] = cursor }
        return try await ask("wordlist.query", question, from: Caller(isTrusted: true))
    }
}
