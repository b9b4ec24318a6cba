internal import HeadwordJSON

extension JSONObject {
    /// The text of a member; nil if it is absent or not a string.
    func text(_ name: String) -> String? {
        guard case .string(let text)? = self[name] else { return nil }
        return text
    }

    /// The texts of a member that is a list; nil if it is absent or no list. Elements that are not strings are left out.
    func texts(_ name: String) -> [String]? {
        guard case .array(let elements)? = self[name] else { return nil }
        return elements.compactMap { element in
            guard case .string(let text) = element else { return nil }
            return text
        }
    }

    /// The objects of a member that is a list; none if it is absent.
    func objects(_ name: String) -> [JSONObject] {
        guard case .array(let elements)? = self[name] else { return [] }
        return elements.compactMap { element in
            guard case .object(let object) = element else { return nil }
            return object
        }
    }
}
