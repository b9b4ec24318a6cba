package import HeadwordLexicon
package import HeadwordModel

/// What a new line is to say of a word.
package struct LayerEntry: Hashable, Sendable {
    /// The cells of the line, by column, as they are before `\t`, `\n` and `\\` are escaped.
    let cells: [WordsColumn: String]
    /// What the line says; the identifier of its sense names no layer and no line.
    package let word: LayerWord

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - word: the word.
    ///   - status: how the layer judges it.
    ///   - details: what else the line says.
    /// - Throws: ``LayerFailure`` if a line cannot say it.
    package init(
        _ word: String,
        status: LayerWord.Status = .accepted,
        _ details: LayerEntryDetails = LayerEntryDetails()
    ) throws(LayerFailure) {
        var cells = try details.cells()
        cells[.word] = word
        if status != .accepted { cells[.status] = status.rawValue }
        try self.init(cells)
    }

    /// - Throws: ``LayerFailure`` if a cell cannot be written, or says nothing that can be read.
    private init(_ cells: [WordsColumn: String]) throws(LayerFailure) {
        var cells = cells.filter { !$0.value.isEmpty }
        for (column, text) in cells { try Self.check(text, column) }
        word = try Self.read(cells, source: "", line: 0)
        cells[.word] = word.word
        self.cells = cells
    }

    /// Returns what the line says as a line of a layer.
    package func word(ofLayer name: String, line: Int) -> LayerWord {
        (try? Self.read(cells, source: Layer.source(ofLayer: name), line: line)) ?? word
    }

    private static func read(
        _ cells: [WordsColumn: String],
        source: String,
        line: Int
    ) throws(LayerFailure) -> LayerWord {
        var record = WordsRecord(source: source, line: line)
        for (column, text) in cells { try record.set(column, to: text) }
        return try record.word()
    }

    private static func check(_ text: String, _ column: WordsColumn) throws(LayerFailure) {
        let name = column == .word ? "the word" : "'\(column.name)'"
        guard text.utf8.count <= LayerLimits.cellBytes else {
            throw LayerFailure("\(name) has \(text.utf8.count) bytes; at most \(LayerLimits.cellBytes) are allowed")
        }
        let control = text.unicodeScalars.first { $0.isControl && $0 != "\t" && $0 != "\n" }
        if let control {
            throw LayerFailure("\(name) contains the control character \(String(control).escapingControls())")
        }
    }

    /// The line of `words.txt` that says the same; nil if there is none.
    var textLine: String? {
        let line =
            switch word.status {
            case .accepted, .preferred: word.word
            case .forbidden: word.replacements.first.map { "\(word.word) = \($0)" } ?? "!\(word.word)"
            }
        let read = try? WordsText.word(Array(line.utf8)[...])
        return read == word ? line : nil
    }

    /// Whether another line says the opposite about the spelling, at least in one language.
    func contradicts(_ other: LayerWord) -> Bool {
        other.word == word.word && (other.language == nil || word.language == nil || other.language == word.language)
            && ((other.status == .forbidden) != (word.status == .forbidden)
                || word.status == .forbidden && other.replacements != word.replacements)
    }
}

/// What a line can say of a word besides how the layer judges it.
package struct LayerEntryDetails: Hashable, Sendable {
    /// The language; nil if it is a word of every language.
    package var language: Language?
    /// The lexical category; nil if it is unknown.
    package var lexicalCategory: LexicalCategory?
    /// The definition; nil if there is none.
    package var definition: String?
    /// Sentences that show the word in use.
    package var examples: [String] = []
    /// The registers of the sense.
    package var registers: [Register] = []
    /// The subject fields of the sense.
    package var domains: [Domain] = []
    /// Notes about the sense.
    package var notes: [String] = []
    /// Words with the same meaning.
    package var synonyms: [String] = []
    /// Words to look up too, or to use instead of a forbidden one.
    package var see: [String] = []
    /// The translations by language.
    package var translations: [Language: [String]] = [:]

    /// Creates details that say nothing.
    package init() {}

    fileprivate func cells() throws(LayerFailure) -> [WordsColumn: String] {
        var cells: [WordsColumn: String] = [
            .language: language?.label ?? "", .pos: lexicalCategory?.label ?? "", .definition: definition ?? "",
            .example: try Self.joined(examples, .example),
            .register: try Self.joined(registers.map(\.label), .register),
            .domain: try Self.joined(domains.map(\.label), .domain), .note: try Self.joined(notes, .note),
            .synonyms: try Self.joined(synonyms, .synonyms), .see: try Self.joined(see, .see),
        ]
        for (target, words) in translations {
            cells[.translation(target)] = try Self.joined(words, .translation(target))
        }
        return cells
    }

    private static func joined(_ items: [String], _ column: WordsColumn) throws(LayerFailure) -> String {
        guard !items.contains(where: { $0.contains(" | ") }) else {
            throw LayerFailure("an item of '\(column.name)' contains ' | ', which separates items")
        }
        return items.joined(separator: " | ")
    }
}

extension LayerEntry {
    /// The number of bytes of all that it says.
    package var byteCount: Int { cells.values.reduce(0) { $0 + $1.utf8.count } }
}
