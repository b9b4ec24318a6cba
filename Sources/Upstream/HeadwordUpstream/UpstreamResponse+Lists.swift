package import HeadwordCore
package import HeadwordJSON
package import HeadwordModel

// What the API does not do itself: filtering and paging the lists in lexical entries.

extension UpstreamResponse {
    /// Keeps the elements of a list in lexical entries that pass, and drops lexical entries and results that have none
    /// left.
    package mutating func filter(_ name: String, _ passes: (JSONObject) -> Bool) {
        rows = rows.compactMap { row in
            row.replacing("lexicalEntries") { entry in
                entry.replacing(name) { passes($0) ? $0 : nil }
            }
        }
    }

    /// Keeps a page of a list in lexical entries, counted across all of them.
    ///
    /// - Returns: the length of the whole list.
    package mutating func slice(_ name: String, _ page: Page) -> Int {
        var total = 0
        let wanted = page.offset..<page.offset + page.limit
        filter(name) { _ in
            defer { total += 1 }
            return wanted.contains(total)
        }
        return total
    }
}

extension JSONObject {
    /// Returns the grammatical features in a member, as answers write them.
    package func features(_ name: String) -> [GrammaticalFeature] {
        guard case .array(let elements) = self[name] else { return [] }
        return elements.compactMap { element in
            guard case .object(let feature) = element, case .string(let label) = feature["text"] else { return nil }
            return GrammaticalFeature(label: label)
        }
    }

    /// Returns the object with the objects in one of its lists replaced by what `change` makes of them; nil if none are
    /// left.
    fileprivate func replacing(_ name: String, _ change: (JSONObject) -> JSONObject?) -> JSONObject? {
        guard case .array(let elements) = self[name] else { return nil }
        let changed = elements.compactMap { element -> JSONValue? in
            guard case .object(let object) = element else { return nil }
            return change(object).map(JSONValue.object)
        }
        var object = self
        object[name] = .array(changed)
        return changed.isEmpty ? nil : object
    }
}
