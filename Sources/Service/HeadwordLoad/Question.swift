package import HeadwordJSON

/// A call without its identifier.
package struct Question: Hashable, Sendable {
    /// The members of the message that name the method and the parameters, as they are sent.
    let members: [UInt8]

    /// Creates a call of a method.
    package init(_ method: String, _ parameters: JSONValue) {
        var writer = JSONWriter()
        writer.object { message in
            message.member("method", method)
            message.member("params", parameters)
        }
        members = Array(writer.bytes.dropFirst().dropLast())
    }

    /// Returns the message with an identifier, and a line end.
    func message(id: Int) -> [UInt8] {
        Array("{\"jsonrpc\":\"2.0\",\"id\":\(id),".utf8) + members + Array("}\n".utf8)
    }
}

/// Makes a question of each word.
package struct QuestionTemplate: Sendable {
    private let method: String
    private let parameters: JSONValue

    /// Creates a template.
    ///
    /// - Parameter parameters: the parameters of each call; `%` in a string stands for the word.
    package init(method: String, parameters: JSONObject) {
        self.method = method
        self.parameters = .object(parameters)
    }

    /// Whether the parameters contain the word.
    package var dependsOnWord: Bool { question("a") != question("b") }

    /// Returns the question for a word.
    package func question(_ word: String) -> Question { Question(method, parameters.filled(with: word)) }

    /// Reads a file of questions, the most frequent first: each line is a word, or a call as JSON with `method` and
    /// `params`.
    ///
    /// - Throws: ``LoadFailure`` if a line is neither, or there is none.
    package func questions(in text: String) throws -> [Question] {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let questions = try lines.enumerated().compactMap { number, line in
            line.allSatisfy(\.isWhitespace) ? nil : try question(of: line, number: number + 1)
        }
        guard !questions.isEmpty else { throw LoadFailure("the file of questions has none") }
        return questions
    }

    private func question(of line: Substring, number: Int) throws -> Question {
        guard line.hasPrefix("{") else { return question(String(line)) }
        let call = try? JSONText(Array(line.utf8)).value()
        guard let method = call["method"].text else {
            throw LoadFailure("line \(number) of the questions is neither a word nor a JSON object with 'method'")
        }
        return Question(method, call["params"] ?? [:])
    }
}

extension JSONValue {
    /// Returns the value with a word instead of each `%` in its strings.
    fileprivate func filled(with word: String) -> JSONValue {
        switch self {
        case .string(let text):
            .string(text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: word))
        case .array(let elements): .array(elements.map { $0.filled(with: word) })
        case .object(let object):
            .object(
                JSONObject(members: object.members.map { .init(name: $0.name, value: $0.value.filled(with: word)) })
            )
        default: self
        }
    }
}
