internal import HeadwordLexicon
internal import HeadwordModel

/// The lines of a file, numbered from 1.
struct LayerLines {
    private let lines: [ArraySlice<UInt8>]

    /// Splits the bytes of a file, which may begin with a byte order mark, at LF or CRLF.
    ///
    /// - Throws: ``LayerFailure`` if there are too many lines.
    init(_ bytes: [UInt8]) throws(LayerFailure) {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        guard text.count(where: { $0 == UInt8(ascii: "\n") }) <= LayerLimits.lines else {
            throw LayerFailure("it has more than \(LayerLimits.lines) lines")
        }
        lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
    }

    /// The first line; empty if there is none.
    var first: ArraySlice<UInt8> { lines.first ?? [] }

    /// Reads each line after the first few.
    ///
    /// - Parameters:
    ///   - count: the number of lines to skip.
    ///   - read: returns what a line says; nil if it says nothing.
    func read(
        after count: Int = 0,
        of path: String,
        _ read: (ArraySlice<UInt8>, Int) throws(LayerFailure) -> LayerWord?
    ) -> Layer.File {
        var file = Layer.File(path: path, words: [])
        for (index, line) in lines.enumerated().dropFirst(count) where !line.isEmpty {
            do {
                if let word = try read(line, index + 1) { file.words.append(word) }
            } catch {
                file.problems.append(LayerProblem(path, line: index + 1, error.reason))
            }
        }
        return file
    }
}

extension String {
    /// Reads bytes of a layer as UTF-8.
    init(layerBytes bytes: ArraySlice<UInt8>, _ what: String) throws(LayerFailure) {
        guard bytes.count <= LayerLimits.cellBytes else {
            throw LayerFailure("\(what) has \(bytes.count) bytes; at most \(LayerLimits.cellBytes) are allowed")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw LayerFailure("\(what) is not valid UTF-8")
        }
        self = text
    }

    /// Reads the spelling of a word.
    static func layerWord(_ text: some StringProtocol) throws(LayerFailure) -> String {
        if let control = text.unicodeScalars.first(where: \.isControl) {
            let escaped = String(control).escapingControls()
            throw LayerFailure("the word contains the control character \(escaped)")
        }
        let word = Spelling.normalized(String(text))
        guard !word.isEmpty else { throw LayerFailure("there is no word") }
        guard word.unicodeScalars.count <= LayerLimits.wordLength else {
            throw LayerFailure("the word is longer than \(LayerLimits.wordLength) characters")
        }
        return word
    }
}
