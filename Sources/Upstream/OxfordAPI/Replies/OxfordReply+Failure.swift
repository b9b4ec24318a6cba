internal import HeadwordJSON

extension OxfordFailure {
    /// Creates a failure from a reply without an answer.
    package init(of reply: OxfordReply) {
        let said = reply.said
        let kind = reply.kind(said)
        let message = said ?? OxfordReply.text(of: kind, reply.status)
        self.init(kind, message, status: reply.status, retryAfter: reply.retryAfter)
    }
}

extension OxfordReply {
    fileprivate func kind(_ said: String?) -> OxfordFailure.Kind {
        let words = said?.lowercased() ?? ""
        return switch status {
        case 400: .badRequest
        case 401: .unauthorized
        case 403: Self.forbidden(words)
        case 404: missing(words)
        case 414: .tooLong
        case 429: .quota
        case 408, 504: .timeout
        case 500...599: .unavailable
        default: .unreadable
        }
    }

    /// The API sends 403 for wrong credentials, and for valid ones whose calls are used up or whose plan is too small.
    private static func forbidden(_ words: String) -> OxfordFailure.Kind {
        if ["allowance", "limit", "quota", "exceeded"].contains(where: words.contains) { return .quota }
        return words.isEmpty || words.contains("authenticat") || words.contains("credential")
            ? .unauthorized : .forbidden
    }

    /// The API sends 404 for an unknown word, language or path; a server that sends any other 404 is not the API.
    private func missing(_ words: String) -> OxfordFailure.Kind {
        guard jsonMessage?.isEmpty == false || lastParagraph != nil, !words.contains("requested url was not found")
        else {
            return .unknownRoute
        }
        // Elsewhere, a message may quote words from the request.
        let beginnings = ["source_lang", "target_lang", "sourcelanguage", "targetlanguage", "unknown language"]
        return beginnings.contains(where: words.hasPrefix) ? .unknownLanguage : .notFound
    }

    fileprivate static func text(of kind: OxfordFailure.Kind, _ status: Int) -> String {
        switch kind {
        case .notFound: "The Oxford Dictionaries API has no such word."
        case .badRequest: "The Oxford Dictionaries API rejected the request."
        case .unauthorized: "The Oxford Dictionaries API refused the credentials."
        case .forbidden: "The plan of the Oxford Dictionaries API does not include this."
        case .quota: "The calls of the plan of the Oxford Dictionaries API are used up."
        case .tooLong: "The word is too long for the Oxford Dictionaries API."
        case .timeout: "The Oxford Dictionaries API did not answer in time."
        case .unavailable: "The Oxford Dictionaries API is not working at the moment (status \(status))."
        default: "The Oxford Dictionaries API answered with the unexpected status \(status)."
        }
    }
}

// MARK: - What the API says

extension OxfordReply {
    private static let longestMessage = 300

    /// The API's own words, in any of its formats: JSON, HTML or plain text.
    fileprivate var said: String? {
        let text = jsonMessage ?? Self.plain(lastParagraph ?? firstLine)
        guard let text, !text.isEmpty else { return nil }
        return String(text.prefix(Self.longestMessage))
    }

    /// The message in `{"error": ...}`, or in `{"message": ...}` where the path is unknown.
    private var jsonMessage: String? {
        guard body.first(where: { !" \t\r\n".utf8.contains($0) }) == UInt8(ascii: "{"),
            let value = try? JSONText(body).value(depth: 16), case .object(let object) = value
        else { return nil }
        for name in ["error", "message"] {
            if case .string(let text) = object[name] { return Self.plain(text) }
        }
        return ""
    }

    private var lastParagraph: Substring? {
        let text = String(decoding: body, as: UTF8.self)
        guard let start = text.ranges(of: "<p>").last?.upperBound else { return nil }
        let rest = text[start...]
        return rest[..<(rest.firstRange(of: "</p>")?.lowerBound ?? rest.endIndex)]
    }

    private var firstLine: Substring? {
        let text = String(decoding: body.prefix(4096), as: UTF8.self)
        guard !text.contains("<") else { return nil }
        return text.split(whereSeparator: \.isNewline).first
    }

    /// Returns the text without tags, character references and control characters.
    private static func plain(_ text: (some StringProtocol)?) -> String? {
        guard let text else { return nil }
        var plain = ""
        var isTag = false
        for character in text {
            switch character {
            case "<": isTag = true
            case ">" where isTag: isTag = false
            case _ where isTag: break
            case _ where character.isWhitespace: if plain.last != " " { plain.append(" ") }
            case _ where character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }: break
            default: plain.append(character)
            }
        }
        for (reference, character) in [("&#39;", "'"), ("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")] {
            plain = plain.replacing(reference, with: character)
        }
        return plain
    }
}
