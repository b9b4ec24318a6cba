internal import ArgumentParser
internal import HeadwordJSON

/// The format of a file with words of another program.
enum WordListFormat: String, CaseIterable, ExpressibleByArgument {
    /// One word on each line, `#` before comments, as `words.txt`, harper, Vim and aspell have them.
    case plain
    /// A dictionary of cspell: one word on each line, `!` before forbidden ones.
    case cspell
    /// The settings of cspell: `words`, `ignoreWords` and `flagWords`.
    case cspellJSON = "cspell-json"
    /// The settings of codebook or typos.
    case toml
    /// A dictionary of hunspell: a number, then words with flags.
    case hunspell
    /// A dictionary of LibreOffice: a heading, then words.
    case libreoffice

    /// Guesses the format of a file from its name and its first line.
    init(ofFile path: String, _ text: String) {
        let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
        let first = text.prefix { !$0.isNewline }
        if name.hasSuffix(".json") || name.hasSuffix(".jsonc") {
            self = .cspellJSON
        } else if name.hasSuffix(".toml") {
            self = .toml
        } else if first.hasPrefix("OOoUserDict") {
            self = .libreoffice
        } else if name.hasSuffix(".dic"), !first.isEmpty, first.allSatisfy(\.isASCIIDigit) {
            self = .hunspell
        } else {
            self = name.hasPrefix("cspell") ? .cspell : .plain
        }
    }
}

/// A word of another program's file.
struct ImportedWord: Hashable {
    /// The word.
    var word: String
    /// Whether it is not to be used.
    var isForbidden = false
    /// The word to use instead; nil if none is named.
    var use: String?
}

/// The words of a file, and the lines that have none.
struct ImportedWords {
    /// The words, in their order.
    private(set) var words: [ImportedWord] = []
    /// The lines that cannot be read, and why.
    private(set) var problems: [String] = []

    /// Reads a file.
    ///
    /// - Throws: the error of a file that as a whole cannot be read.
    init(_ text: String, _ format: WordListFormat, path: String) throws {
        switch format {
        case .plain: readLines(text, path) { Self.plainWord($0) }
        case .cspell: readLines(text, path) { Self.cspellWord($0) }
        case .hunspell: readLines(text, path, after: 1) { Self.hunspellWord($0) }
        case .libreoffice: readLibreOffice(text, path)
        case .cspellJSON: try readCspell(text, path)
        case .toml: readTOML(text, path)
        }
    }

    private mutating func add(_ word: ImportedWord) {
        if !word.word.isEmpty { words.append(word) }
    }

    private mutating func readLines(
        _ text: String,
        _ path: String,
        after count: Int = 0,
        _ read: (Substring) -> ImportedWord?
    ) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated().dropFirst(count) {
            let line = line.trimmed
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            if let word = read(line) { add(word) } else { problems.append("\(path):\(index + 1): there is no word") }
        }
    }
}

// MARK: - Lines

extension ImportedWords {
    private static func plainWord(_ line: Substring) -> ImportedWord? {
        if line.first == "!" { return forbidden(line.dropFirst().trimmed) }
        guard let range = line.firstRange(of: " = ") else { return ImportedWord(word: String(line)) }
        let use = String(line[range.upperBound...].trimmed)
        return ImportedWord(word: String(line[..<range.lowerBound].trimmed), isForbidden: true, use: use)
    }

    /// `word # comment`, `!word`, `word->other`; `*` and `+` stand where parts of compounds join.
    private static func cspellWord(_ line: Substring) -> ImportedWord? {
        let text = line.prefix { $0 != "#" }.trimmed
        if text.first == "!" { return forbidden(text.drop { $0 == "!" }.trimmed) }
        if let range = text.firstRange(of: "->") {
            let use = String(text[range.upperBound...].prefix { $0 != "," }.trimmed)
            return ImportedWord(word: String(text[..<range.lowerBound].trimmed), isForbidden: true, use: use)
        }
        let word = text.filter { !"*+~".contains($0) }
        return word.isEmpty ? nil : ImportedWord(word: word)
    }

    /// `word/FLAGS`, with `\/` for a slash that belongs to the word; what follows a tab are other facts.
    private static func hunspellWord(_ line: Substring) -> ImportedWord? {
        var word = ""
        var isEscaped = false
        for character in line.prefix(while: { $0 != "\t" }) {
            if character == "/", !isEscaped { break }
            isEscaped = character == "\\" && !isEscaped
            if !isEscaped { word.append(character) }
        }
        return word.isEmpty ? nil : ImportedWord(word: String(word[...].trimmed))
    }

    private static func forbidden(_ word: Substring) -> ImportedWord? {
        word.isEmpty ? nil : ImportedWord(word: String(word), isForbidden: true)
    }

    /// A heading that ends with `---`; `type: negative` forbids the words, and `word==other` names a better one.
    private mutating func readLibreOffice(_ text: String, _ path: String) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let heading = lines.prefix { $0.trimmed != "---" }
        let isNegative = heading.contains { $0.trimmed == "type: negative" }
        readLines(text, path, after: heading.count + 1) { line in
            guard let range = line.firstRange(of: "==") else {
                return ImportedWord(word: line.filter { $0 != "=" }, isForbidden: isNegative)
            }
            let word = line[..<range.lowerBound].filter { $0 != "=" }
            let use = String(line[range.upperBound...])
            return ImportedWord(word: word, isForbidden: isNegative, use: isNegative && !use.isEmpty ? use : nil)
        }
    }
}

// MARK: - Settings

extension ImportedWords {
    private mutating func readCspell(_ text: String, _ path: String) throws {
        let settings: JSONValue
        do throws(JSONFailure) {
            settings = try JSONText(Array(text.utf8)).value()
        } catch {
            throw ImportFailure("\(path): it is not JSON: \(error.message), at byte \(error.position)")
        }
        let members: [String: JSONValue] =
            if case .object(let object) = settings {
                Dictionary(object.members.map { ($0.name, $0.value) }) { $1 }
            } else { [:] }
        for (name, isForbidden) in [("words", false), ("ignoreWords", false), ("flagWords", true)] {
            guard case .array(let elements)? = members[name] else { continue }
            for case .string(let text) in elements {
                guard let word = Self.cspellWord(text[...].trimmed) else { continue }
                add(ImportedWord(word: word.word, isForbidden: isForbidden || word.isForbidden, use: word.use))
            }
        }
    }

    /// The texts of `words`, `ignore_words` and `flag_words` (codebook), and `wrong = "right"` in the tables
    /// `default.extend-words` and `default.extend-identifiers` (typos). Other settings are passed over.
    private mutating func readTOML(_ text: String, _ path: String) {
        var (table, list, isForbidden) = ("", false, false)
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let line = line.withoutTOMLComment.trimmed
            if !list, line.first == "[" {
                table = String(line.filter { !"[] \"'".contains($0) })
                continue
            }
            let sides = line.split(separator: "=", maxSplits: 1).map(\.trimmed)
            if !list, sides.count == 2 {
                let key = String(sides[0].filter { !"\"'".contains($0) })
                if table.hasSuffix("extend-words") || table.hasSuffix("extend-identifiers") {
                    guard let right = sides[1].tomlTexts.first else {
                        problems.append("\(path):\(index + 1): there is no text after '='")
                        continue
                    }
                    let isWord = right == key
                    add(ImportedWord(word: key, isForbidden: !isWord, use: isWord || right.isEmpty ? nil : right))
                    continue
                }
                list = ["words", "ignore_words", "flag_words"].contains(key)
                isForbidden = key == "flag_words"
            }
            guard list else { continue }
            for word in (sides.count == 2 ? sides[1] : line).tomlTexts {
                add(ImportedWord(word: word, isForbidden: isForbidden))
            }
            if line.last == "]" { list = false }
        }
    }
}

/// Why a file as a whole cannot be imported.
struct ImportFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }

    /// The line up to a `#` outside of texts.
    fileprivate var withoutTOMLComment: Substring {
        var quote: Character?
        return prefix { character in
            if character == quote { quote = nil } else if quote == nil, "\"'".contains(character) { quote = character }
            return quote != nil || character != "#"
        }
    }

    /// The texts in single or double quotation marks.
    fileprivate var tomlTexts: [String] {
        var (texts, rest) = ([String](), self)
        while let start = rest.firstIndex(where: { "\"'".contains($0) }) {
            let body = rest[rest.index(after: start)...]
            guard let end = body.firstIndex(of: rest[start]) else { break }
            texts.append(String(body[..<end]))
            rest = body[body.index(after: end)...]
        }
        return texts
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
