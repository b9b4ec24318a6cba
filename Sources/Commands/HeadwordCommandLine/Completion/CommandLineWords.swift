/// A command line as the shell passes it for completion.
struct CommandLineWords {
    private let words: [String]
    /// The index of the word being typed.
    private let index: Int

    init(_ words: [String], at index: Int) {
        self.words = words.map { $0.unquoted }
        self.index = index
    }

    /// The part of the word typed so far.
    var typed: String { words.indices.contains(index) ? words[index] : "" }

    /// Returns the values given for an option so far.
    func values(of names: String...) -> [String] {
        zip(words, words.dropFirst()).filter { names.contains($0.0) }.map(\.1)
            + words.compactMap { word in
                names.first { word.hasPrefix($0 + "=") }.map { String(word.dropFirst($0.count + 1)) }
            }
    }

    /// The possible beginnings of a phrase that ends in the word being typed, the longest first. `before` counts the
    /// characters of the phrase that precede that word.
    var phrases: [(text: String, before: Int)] {
        let words = words.prefix(index)
        let before = words.reversed().prefix { !$0.hasPrefix("-") && !$0.isEmpty }.reversed().suffix(Self.longestPhrase)
        return (0...before.count).map { skipped in
            let head = before.dropFirst(skipped).map { $0 + " " }.joined()
            return (head + typed, head.count)
        }
    }

    /// The maximum number of words in a phrase, since each beginning is looked up.
    private static let longestPhrase = 4
}

extension String {
    /// The text without the quotation marks and backslashes of a shell.
    fileprivate var unquoted: String {
        var text = ""
        var isEscaped = false
        var quote: Character?
        for character in self {
            if isEscaped {
                text.append(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
            } else {
                text.append(character)
            }
        }
        return text
    }
}
