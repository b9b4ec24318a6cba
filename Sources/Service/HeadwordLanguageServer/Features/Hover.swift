internal import HeadwordConfiguration
internal import HeadwordJSON
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordService
internal import JSONRPC

extension FeatureRequest {
    /// Answers `textDocument/hover`: what the phrase under the cursor means.
    func hover() async throws(ErrorObject) -> JSONValue {
        guard context.settings.hover, let (text, place) = cursor,
            let phrase = try await context.phrase(in: text, at: place),
            let entry = try await context.entry(phrase.headword, in: phrase.language)
        else { return .null }
        let isMarkdown = context.capabilities.showsMarkdown
        let current = CurrentSenses.of([entry]).first ?? entry
        let page = EntryText(
            current,
            titles: context.service.sourceTitles,
            categories: phrase.categories,
            isMarkdown: isMarkdown
        )
        let value = page.summary(lines: context.settings.hoverLines, form: phrase.form)
        return [
            "contents": ["kind": isMarkdown ? "markdown" : "plaintext", "value": .string(value)],
            "range": text.json(of: phrase.range, in: encoding),
        ]
    }
}

extension FeatureContext {
    /// Returns the entry of a headword; nil if there is none.
    func entry(_ headword: String, in language: Language) async throws(ErrorObject) -> JSONValue? {
        let question: JSONObject = [
            "word": .string(headword), "language": .string(language.label), "match": "exact", "suggestions": false,
        ]
        return try await ask("dictionary.entries", question)["results"].elements.first
    }
}
