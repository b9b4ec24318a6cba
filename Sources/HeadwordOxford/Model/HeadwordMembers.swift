internal import HeadwordJSON
internal import HeadwordModel

// What Headword's own answers have and the Oxford Dictionaries API does not send, or not everywhere.

extension JSONObject {
    /// Adds which data say it.
    mutating func nameSource() {
        self["source"] = "oxford"
    }

    /// Adds an identifier made of the text, if there is none.
    mutating func makeID() {
        guard case .string(let text) = self["text"] else { return }
        supply("id", .string(HeadwordEntry.id(of: text)))
    }

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
