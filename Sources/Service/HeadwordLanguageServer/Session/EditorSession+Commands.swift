internal import HeadwordConfiguration
internal import HeadwordJSON
internal import HeadwordModel
internal import JSONRPC

extension EditorSession {
    /// Answers `workspace/executeCommand`.
    func execute(_ request: FeatureRequest) async throws(ErrorObject) -> JSONValue {
        let name = request.parameters["command"].text ?? ""
        guard let command = EditorCommand(rawValue: name) else {
            throw .unreadable("command", expected: EditorCommand.allCases.map(\.rawValue).joined(separator: ", "))
        }
        let argument = request.parameters["arguments"].elements.first
        if command == .applyEdit {
            self.request("workspace/applyEdit", ["edit": argument ?? .null])
            return .null
        }
        guard let word = argument["word"].text else {
            throw .unreadable("arguments", expected: "an object with a word")
        }
        switch command {
        case .addWord: return try await add(word, argument, request.context)
        case .define: return try await define(word, request.context).map { JSONValue.string($0.page) } ?? .null
        case .openEntry: return try await show(word, request.context)
        case .applyEdit: return .null
        }
    }

    private func add(_ word: String, _ argument: JSONValue?, _ context: FeatureContext) async throws(ErrorObject)
        -> JSONValue
    {
        let layer = argument["layer"].text ?? "user"
        var question: JSONObject = ["word": .string(word), "layer": .string(layer)]
        question["language"] = argument["language"]
        let answer = try await context.ask("words.add", question)
        // Changes of files are noticed by themselves.
        if layer == "session" { recheckAll() }
        await publishAll()
        return answer ?? .null
    }

    private func define(
        _ word: String,
        _ context: FeatureContext
    ) async throws(ErrorObject) -> (address: EntryAddress, page: String)? {
        for language in context.settings.languages {
            let question: JSONObject = [
                "word": .string(word), "language": .string(language.label), "fields": "definitions",
            ]
            let found = try await context.ask("dictionary.entries", question)["results"].elements.first
            guard let headword = found["word"].text else { continue }
            let address = EntryAddress(headword: headword, language: language)
            if let page = try await context.page(of: address) { return (address, page) }
        }
        return nil
    }

    /// Shows an entry in the editor if it can show documents; returns the address.
    private func show(_ word: String, _ context: FeatureContext) async throws(ErrorObject) -> JSONValue {
        guard let found = try await define(word, context) else { return .null }
        let virtual = context.capabilities.takesTextDocumentContent
        guard
            let address = virtual
                ? found.address.uri : isLocal ? found.address.write(found.page).map(uri(ofFile:)) : nil
        else {
            return .null
        }
        if context.capabilities.showsDocuments {
            request("window/showDocument", ["uri": .string(address), "takeFocus": true])
        }
        return .string(address)
    }
}
