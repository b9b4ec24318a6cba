/// A translation with its grammar, labels and notes.
struct FreeDictTerm: Equatable {
    var text = ""
    var grammar: [String] = []
    var labels: [String] = []
    var notes: [String] = []

    /// Reads a list of translations. Marks without words after a comma belong to the translation before:
    /// `Eichel <n, f>, (Frucht)`.
    static func terms(of line: Substring) -> [FreeDictTerm] {
        var terms: [FreeDictTerm] = []
        for list in FreeDictText.pieces(of: withoutLinks(line)).split(separator: .comma) {
            let term = FreeDictTerm(list)
            if !term.text.isEmpty {
                terms.append(term)
            } else if !terms.isEmpty {
                terms[terms.count - 1].add(term)
            }
        }
        return terms
    }

    /// Removes the brackets of links: `[[мультфильм]]`.
    private static func withoutLinks(_ line: Substring) -> Substring {
        guard line.contains("[[") else { return line }
        return Substring(line.replacing("[[", with: "").replacing("]]", with: ""))
    }

    private init(_ pieces: ArraySlice<FreeDictText.Piece>) {
        var words = ""
        for piece in pieces {
            switch piece {
            case .words(let text): words += text
            case .grammar(let text): grammar.append(String(text))
            case .label(let text): labels.append(String(text))
            case .note(let text): notes.append(Blanks.singleSpaced(text))
            case .comma: break
            }
        }
        let isMark: (UInt8) -> Bool = { "~{}[]".utf8.contains($0) }
        if words.utf8.contains(where: isMark) {
            words = String(decoding: words.utf8.map { isMark($0) ? 0x20 : $0 }, as: UTF8.self)
        }
        text = Blanks.singleSpaced(words)
    }

    private mutating func add(_ other: Self) {
        grammar += other.grammar
        labels += other.labels
        notes += other.notes
    }
}
