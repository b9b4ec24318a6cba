internal import HeadwordJSON
internal import HeadwordModel

// What Headword's own answers have and the Oxford Dictionaries API does not send, or not everywhere.

extension JSONObject {
    /// Adds which data say it.
    mutating func nameSource() {
        self["source"] = "oxford"
    }

    /// Adds an identifier made of the text, or a text made of the identifier, if there is none.
    mutating func nameWord(_ id: OxfordID?) {
        supply("text", (id?.word).map(JSONValue.string))
        guard case .string(let text) = self["text"] else { return }
        supply("id", .string(HeadwordEntry.id(of: text)))
    }

    /// Adds the headword and its identifier, if they are lacking.
    mutating func nameHeadword(_ word: String?) {
        guard let word else { return }
        supply("word", .string(word))
        supply("id", .string(HeadwordEntry.id(of: word)))
    }

    /// Adds the code of a language that nobody has determined (ISO 639-2), if no language is told.
    mutating func supplyLanguage() { supply("language", "und") }

    /// Adds a member that is lacking.
    mutating func supply(_ name: String, _ value: JSONValue?) {
        if self[name] == nil { self[name] = value }
    }

    /// Changes each object of a list.
    mutating func update(each name: String, _ change: (inout JSONObject) -> Void) {
        guard case .array(let elements) = self[name] else { return }
        self[name] = .array(
            elements.map { element in
                guard case .object(var object) = element else { return element }
                change(&object)
                return .object(object)
            }
        )
    }
}
