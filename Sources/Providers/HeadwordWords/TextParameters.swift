internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel

extension Parameter {
    /// Texts: an array of strings, or one string.
    static func texts(_ name: String, _ summary: String, count: Int, length: Int) -> Parameter where Value == [String] {
        Parameter(
            name,
            summary,
            schema: .texts(count: count, length: length),
            expectation: "a string of 1 to \(length) characters, or a list of 1 to \(count) of them"
        ) { value in value.texts(count: count, length: length) }
    }

    /// Texts for each of some languages.
    static func textsByLanguage(_ name: String, _ summary: String, count: Int, length: Int) -> Parameter
    where Value == [Language: [String]] {
        Parameter(
            name,
            summary,
            schema: .dictionary(of: .texts(count: count, length: length)),
            expectation:
                "an object whose members are named by languages, each a string of 1 to \(length) characters or "
                + "a list of 1 to \(count) of them"
        ) { value in
            guard case .object(let object) = value, object.members.count <= count else { return nil }
            var texts: [Language: [String]] = [:]
            for member in object.members {
                guard let language = Language(label: member.name) else { return nil }
                texts[language] = member.value.texts(count: count, length: length)
                if texts[language] == nil { return nil }
            }
            return texts
        }
    }
}

extension Schema {
    fileprivate static func texts(count: Int, length: Int) -> Schema {
        .any(of: [.string(length: 1...length), .array(of: .string(length: 1...length), count: 1...count)])
    }
}

extension JSONValue {
    /// Returns the strings of a list, or the only string; nil if there are none, too many, or too long ones.
    fileprivate func texts(count: Int, length: Int) -> [String]? {
        guard case .array(let elements) = self else { return text(length: length).map { [$0] } }
        guard (1...count).contains(elements.count) else { return nil }
        let texts = elements.compactMap { $0.text(length: length) }
        return texts.count == elements.count ? texts : nil
    }

    private func text(length: Int) -> String? {
        guard case .string(let text) = self else { return nil }
        return TextBounds(1...length).trimmed(text)
    }
}
