internal import HeadwordJSON

/// Where a reply is not what the Oxford Dictionaries API describes, or no JSON at all.
public struct ShapeFault: Error, Hashable, Sendable {
    /// The place in the body: `results[0].lexicalEntries[1].text`; empty for the body itself.
    public var path = ""
    /// The byte at which the body ceases to be JSON, counted from 0; nil if it is JSON.
    public var position: Int?
    /// What should stand there: "a string".
    public var expected: String
    /// What stands there instead: "a number".
    public var found: String

    /// Creates a fault of the body itself.
    public init(expected: String, found: String) {
        self.expected = expected
        self.found = found
    }

    init(expected: String, found json: JSONValue) {
        self.init(expected: expected, found: json.kindName)
    }

    /// None of the members without which an object says nothing can be read.
    init(lacking names: Set<String>) {
        let names = names.sorted().map { "'\($0)'" }.joined(separator: " or ")
        self.init(expected: "an object with \(names)", found: "another")
    }

    init(_ failure: JSONFailure) {
        self.init(expected: "JSON", found: failure.message)
        position = failure.position
    }

    /// The fault as seen from the object that the place is a member of.
    func inside(_ name: String) -> ShapeFault { below(name) }

    /// The fault as seen from the array that the place is an element of.
    func inside(_ index: Int) -> ShapeFault { below("[\(index)]") }

    private func below(_ step: String) -> ShapeFault {
        var fault = self
        fault.path = path.isEmpty || path.hasPrefix("[") ? step + path : "\(step).\(path)"
        return fault
    }
}

extension ShapeFault: CustomStringConvertible {
    /// One sentence without a full stop: `results[0].id: a string was expected, a number was found`.
    public var description: String {
        if let position { return "not JSON at byte \(position): \(found)" }
        return "\(path.isEmpty ? "the body" : path): \(expected) was expected, \(found) was found"
    }
}
