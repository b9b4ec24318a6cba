internal import HeadwordConfiguration
internal import HeadwordJSON
internal import HeadwordModel
internal import JSONRPC

extension FeatureRequest {
    /// The maximum number of lines, and of different words, for which hints are shown.
    private static let most = (lines: 200, words: 500)

    /// Answers `textDocument/inlayHint`.
    func inlayHints() async throws(ErrorObject) -> JSONValue {
        guard let text = snapshot?.text, let range = text.range(parameters["range"], in: encoding) else { return .null }
        let lines = range.start.line..<min(range.end.line + 1, range.start.line + Self.most.lines)
        switch context.settings.inlayHints {
        case .off: return .null
        case .syllables: return .array(try await syllables(of: lines, in: text))
        case .frequency: return .array(try await frequencies(in: lines, of: text))
        }
    }

    private func hint(_ label: String, at place: TextPlace, in text: TextDocument) -> JSONValue {
        let position = text.json(of: TextRange(start: place, end: place), in: encoding)["start"] ?? .null
        return ["position": position, "label": .string(label), "paddingLeft": true]
    }

    private func syllables(of lines: Range<Int>, in text: TextDocument) async throws(ErrorObject) -> [JSONValue] {
        var hints: [JSONValue] = []
        for number in lines {
            let line = text.content(ofLine: number)
            let words = String(decoding: line.prefix(500), as: UTF8.self)
            guard words.contains(where: \.isLetter) else { continue }
            let question: JSONObject = ["text": .string(words), "suggestions": false]
            let answer = try? await context.ask("rhymes.syllables", question)
            guard let count = answer?["syllables"].exactInteger, answer?["unknown"].elements.isEmpty != false else {
                continue
            }
            hints.append(hint("\(count)", at: TextPlace(line: number, offset: line.count), in: text))
        }
        return hints
    }

    private func frequencies(in lines: Range<Int>, of text: TextDocument) async throws(ErrorObject) -> [JSONValue] {
        var (bands, hints): ([String: String], [JSONValue]) = ([:], [])
        for number in lines {
            for (word, end) in text.words(ofLine: number) where bands.count < Self.most.words {
                if bands[word] == nil { bands[word] = try await context.band(of: word) }
                if let band = bands[word], !band.isEmpty {
                    hints.append(hint(band, at: TextPlace(line: number, offset: end), in: text))
                }
            }
        }
        return hints
    }
}

extension FeatureContext {
    /// Returns how rare a word is, with its Zipf value; empty for a common word, and for one that is not known.
    fileprivate func band(of word: String) async throws(ErrorObject) -> String {
        let question: JSONObject = [
            "prefix": .string(word), "exact": true, "valid": true, "limit": 5,
            "language": .string(settings.languages[0].label),
        ]
        let rows = try await ask("wordlist.query", question)["results"].elements
        guard let zipf = rows.compactMap({ $0["zipf"].number }).max(), zipf < 4 else { return "" }
        let name = zipf < 2 ? "very rare" : zipf < 3 ? "rare" : "uncommon"
        return "\(name) \((zipf * 10).rounded() / 10)"
    }
}

extension TextDocument {
    /// Returns the words of a line, and the offsets at which they end.
    fileprivate func words(ofLine line: Int) -> [(word: String, end: Int)] {
        let text = String(decoding: content(ofLine: line), as: UTF8.self)
        return text.split { !$0.isLetter && $0 != "'" && $0 != "’" }.filter { $0.count > 2 && $0.utf8.count < 64 }.map {
            word in
            (String(word), text.utf8.distance(from: text.startIndex, to: word.endIndex))
        }
    }
}
