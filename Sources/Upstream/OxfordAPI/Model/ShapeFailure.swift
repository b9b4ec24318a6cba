internal import HeadwordJSON

/// The place where a reply does not match the description of the Oxford Dictionaries API, or is not JSON at all.
package struct ShapeFailure: Error, Hashable, Sendable {
    /// The place in the body: `results[0].lexicalEntries[1].text`; empty for the body itself.
    package var path = ""
    /// The byte offset at which the body stops being JSON, counted from 0; nil if it is JSON.
    package var position: Int?
    /// What was expected there: "a string".
    package var expected: String
    /// What was found instead: "a number".
    package var found: String

    /// Creates a failure for the body itself.
    package init(expected: String, found: String) {
        self.expected = expected
        self.found = found
    }

    init(expected: String, found json: JSONValue) {
        self.init(expected: expected, found: json.kindName)
    }

    /// Creates a failure for an object none of whose essential members can be read.
    init(lacking names: Set<String>) {
        let names = names.sorted().map { "'\($0)'" }.joined(separator: " or ")
        self.init(expected: "an object with \(names)", found: "another")
    }

    init(_ failure: JSONFailure) {
        self.init(expected: "JSON", found: failure.message)
        position = failure.position
    }

    /// Returns the failure as seen from the enclosing object, where it is in the member of the given name.
    func inside(_ name: String) -> ShapeFailure { below(name) }

    /// Returns the failure as seen from the enclosing array, where it is in the element at the given index.
    func inside(_ index: Int) -> ShapeFailure { below("[\(index)]") }

    private func below(_ step: String) -> ShapeFailure {
        var failure = self
        failure.path = path.isEmpty || path.hasPrefix("[") ? step + path : "\(step).\(path)"
        return failure
    }
}

extension ShapeFailure: CustomStringConvertible {
    /// One sentence without a full stop: `results[0].id: a string was expected, a number was found`.
    package var description: String {
        if let position { return "not JSON at byte \(position): \(found)" }
        return "\(path.isEmpty ? "the body" : path): \(expected) was expected, \(found) was found"
    }
}
