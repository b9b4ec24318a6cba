internal import HeadwordConfiguration
internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordService
internal import JSONRPC

extension FeatureRequest {
    /// Answers `textDocument/completion`: words that begin as the one before the cursor.
    func completion() async throws(ErrorObject) -> JSONValue {
        let settings = context.settings
        guard settings.completion, document?.isCode != true || settings.completionInCode, let (text, place) = cursor
        else { return .null }
        let written = WrittenWord(in: text, before: place)
        guard written.text.contains(where: \.isLetter), written.text.count >= settings.completionLength,
            written.text.count <= Self.longestWord
        else {
            return .null
        }
        let words = try await context.completions(of: written)
        let range = text.json(of: TextRange(start: written.start, end: place), in: encoding)
        let items = words.prefix(settings.completionItems).enumerated().map { index, word in
            item(word, at: index, in: range)
        }
        return ["isIncomplete": true, "items": .array(items)]
    }

    /// The length of the longest beginning that is completed, in characters.
    private static let longestWord = 64

    private func item(_ word: Completion, at index: Int, in range: JSONValue) -> JSONValue {
        let rank = String(index + 100_000).dropFirst()
        return [
            "label": .string(word.text), "kind": 1, "sortText": .string(String(rank)),
            "textEdit": ["range": range, "newText": .string(word.text)],
            "data": ["word": .string(word.headword), "language": .string(word.language.label)],
        ]
    }

    /// Answers `completionItem/resolve`: adds what the word means.
    func resolvedCompletion() async throws(ErrorObject) -> JSONValue {
        guard case .object(var item) = parameters, let word = item["data"]["word"].text,
            let language = item["data"]["language"].text.flatMap(Language.init(label:)),
            let entry = try await context.entry(word, in: language)
        else { return parameters }
        let isMarkdown = context.capabilities.completesMarkdown
        let current = CurrentSenses.of([entry]).first ?? entry
        let page = EntryText(current, titles: context.service.sourceTitles, isMarkdown: isMarkdown)
        let categories = entry.lexicalEntries.compactMap { $0["lexicalCategory"].text?.readableLabel }
        item["detail"] = .string(categories.joined(separator: ", "))
        item["documentation"] = [
            "kind": isMarkdown ? "markdown" : "plaintext",
            "value": .string(page.summary(lines: context.settings.hoverLines, form: "")),
        ]
        return .object(item)
    }
}

/// A word that may be meant by a beginning.
private struct Completion {
    var text: String
    var headword: String
    var language: Language
    /// How likely it is; meaningful only in comparison with others.
    var score: Double
}

extension FeatureContext {
    /// The number of headwords that are looked at for one beginning.
    private static let mostHeadwords = 100
    /// How much more likely a word is that often follows the one before it, in Zipf values.
    private static let followerBonus = 4.0
    /// How much more likely the form is that usually follows the word before it.
    private static let formBonus = 1.0

    /// Returns the words that a written beginning may be meant as, the likeliest first.
    fileprivate func completions(of written: WrittenWord) async throws(ErrorObject) -> [Completion] {
        var all: [String: Completion] = [:]
        for language in settings.languages {
            let followers = try await followers(of: written.before.first, in: language)
            for word in try await words(like: written, in: language) {
                var word = word
                if let rank = followers[word.text.lowercased()] {
                    word.score += Self.followerBonus * (1 - Double(rank) / Double(followers.count))
                }
                word.text = Capitals(of: written.text).applied(to: word.text)
                if all[word.text].map({ $0.score < word.score }) ?? true { all[word.text] = word }
            }
        }
        return all.values.sorted { ($1.score, $0.text) < ($0.score, $1.text) }
    }

    /// Returns the words that follow another one in the corpus more often than chance predicts, with their ranks; none if
    /// there is no corpus.
    private func followers(of word: String?, in language: Language) async throws(ErrorObject) -> [String: Int] {
        guard let word else { return [:] }
        let question: JSONObject = [
            "word": .string(word), "language": .string(language.label), "window": 1, "side": "after", "limit": 500,
        ]
        let rows = try? await ask("lexistats.collocations", question)["results"].elements
        return Dictionary((rows ?? []).compactMap { $0["word"].text }.enumerated().map { ($1, $0) }) { first, _ in first
        }
    }

    private func words(like written: WrittenWord, in language: Language) async throws(ErrorObject) -> [Completion] {
        let beginning = written.text.lowercased()
        let expected = language == .en ? ExpectedForm(after: written.before.first) : nil
        var found: [Completion] = []
        // `runn` begins a form of `run`, and `stud` `studies`.
        for prefix in Self.prefixes(of: beginning) {
            for row in try await headwords(prefix, in: language) {
                guard let headword = row["word"].text else { continue }
                let zipf = row["zipf"].number ?? (headword.contains(" ") ? 0.5 : 0)
                for form in [headword] + row["forms"].texts where form.lowercased().hasPrefix(beginning) {
                    let isExpected = expected?.fits(form, of: headword) ?? (form == headword)
                    let isName = form.first?.isUppercase == true && written.text.first?.isUppercase != true
                    let score =
                        zipf + (isExpected ? Self.formBonus : 0) - (form == headword ? 0 : 0.3) - (isName ? 3 : 0)
                    found.append(Completion(text: form, headword: headword, language: language, score: score))
                }
            }
            if found.count >= settings.completionItems { break }
        }
        return found
    }

    private static func prefixes(of beginning: String) -> [String] {
        let shorter = (1...3).map { String(beginning.dropLast($0)) }.filter { $0.count > 2 }
        return [beginning] + shorter.prefix(beginning.count > 4 ? 3 : 0)
    }

    private func headwords(_ prefix: String, in language: Language) async throws(ErrorObject) -> [JSONValue] {
        let question: JSONObject = [
            "prefix": .string(prefix), "language": .string(language.label), "sort": "frequency", "valid": true,
            "limit": .integer(Int64(Self.mostHeadwords)), "safe": true,
        ]
        return try await ask("wordlist.query", question)["results"].elements
    }
}
