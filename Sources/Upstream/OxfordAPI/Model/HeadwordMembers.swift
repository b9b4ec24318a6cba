internal import HeadwordJSON
internal import HeadwordModel

// Members of Headword's own answers that the Oxford Dictionaries API never sends, or does not always send.

extension JSONObject {
    /// Adds the name of the data source.
    mutating func nameSource() {
        self["source"] = "oxford"
    }

    /// Fills in a missing text from the identifier, and a missing identifier from the text.
    mutating func nameWord(_ id: OxfordID?) {
        supply("text", (id?.word).map(JSONValue.string))
        guard case .string(let text) = self["text"] else { return }
        supply("id", .string(HeadwordEntry.id(of: text)))
    }

    /// Adds the headword and its identifier where they are missing.
    mutating func nameHeadword(_ word: String?) {
        guard let word else { return }
        supply("word", .string(word))
        supply("id", .string(HeadwordEntry.id(of: word)))
    }

    /// Adds `und` (undetermined, ISO 639-2) if no language is given.
    mutating func supplyLanguage() { supply("language", "und") }

    /// Adds a member unless it is already there.
    mutating func supply(_ name: String, _ value: JSONValue?) {
        if self[name] == nil { self[name] = value }
    }

    /// Changes each object in a list.
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
