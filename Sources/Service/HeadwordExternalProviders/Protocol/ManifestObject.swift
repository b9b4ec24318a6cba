internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel
internal import JSONSchema

/// An object of a manifest, read strictly: an unknown member is a misspelling.
struct ManifestObject {
    private let path: String
    private let object: JSONObject

    init(_ value: JSONValue, at path: String, members: [String]) throws(ManifestFailure) {
        guard case .object(let object) = value else {
            throw ManifestFailure(path, "must be an object, not \(value.kindName)")
        }
        for member in object.members where !members.contains(member.name) {
            let hint = nearMisses(of: member.name, among: members).first.map { "; did you mean '\($0)'?" } ?? ""
            throw ManifestFailure(path, "has an unknown member '\(member.name.prefix(64))'\(hint)")
        }
        self.path = path
        self.object = object
    }

    /// Returns the path of a member.
    func path(of name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    /// Returns a required member.
    func value(_ name: String) throws(ManifestFailure) -> JSONValue {
        guard let value = object[name] else { throw ManifestFailure(path(of: name), "is missing") }
        return value
    }

    /// Returns a non-empty string on one line.
    func text(_ name: String, upTo length: Int) throws(ManifestFailure) -> String {
        guard case .string(let text) = try value(name), (1...length).contains(text.count),
            !text.contains(where: \.isNewline)
        else {
            throw ManifestFailure(path(of: name), "must be a string of 1 to \(length) characters in one line")
        }
        return text
    }

    /// Returns a name that programs can use as an identifier.
    func identifier(_ name: String) throws(ManifestFailure) -> String {
        let text = try text(name, upTo: 64)
        guard text.isIdentifier else {
            throw ManifestFailure(
                path(of: name),
                "is '\(text)' but must be a lower-case ASCII letter followed by letters and digits"
            )
        }
        return text
    }

    func integer(_ name: String, in range: ClosedRange<Int>) throws(ManifestFailure) -> Int {
        guard let number = try value(name).exactInteger, range.contains(number) else {
            let expected =
                range.count == 1
                ? "the integer \(range.lowerBound)" : "an integer of \(range.lowerBound) to \(range.upperBound)"
            throw ManifestFailure(path(of: name), "must be \(expected)")
        }
        return number
    }

    func integerIfPresent(_ name: String, in range: ClosedRange<Int>) throws(ManifestFailure) -> Int? {
        object[name] == nil ? nil : try integer(name, in: range)
    }

    func flag(_ name: String) throws(ManifestFailure) -> Bool {
        switch object[name] {
        case nil: return false
        case .bool(let flag): return flag
        default: throw ManifestFailure(path(of: name), "must be true or false")
        }
    }

    /// Returns the elements of an array with their paths; if the array may be empty, it may be absent.
    func elements(_ name: String, count: ClosedRange<Int>) throws(ManifestFailure) -> [(JSONValue, String)] {
        if count.lowerBound == 0, object[name] == nil { return [] }
        guard case .array(let elements) = try value(name), count.contains(elements.count) else {
            throw ManifestFailure(
                path(of: name),
                "must be an array of \(count.lowerBound) to \(count.upperBound) elements"
            )
        }
        return elements.enumerated().map { ($1, "\(path(of: name))[\($0)]") }
    }

    /// Returns a schema as it is written, and compiled for checking values.
    func schema(_ name: String) throws(ManifestFailure) -> (written: Schema, check: JSONSchema) {
        let value = try value(name)
        guard case .object(let object) = value else {
            throw ManifestFailure(
                path(of: name),
                "must be a JSON Schema in the form of an object, not \(value.kindName)"
            )
        }
        do throws(SchemaFailure) {
            return (Schema(object), try JSONSchema(value))
        } catch {
            throw ManifestFailure(path(of: name), "is not a usable JSON Schema: \(error)")
        }
    }
}

extension String {
    /// Whether this is a lower-case ASCII letter followed by ASCII letters and digits.
    var isIdentifier: Bool {
        guard let first = utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return false }
        return utf8.allSatisfy { Unicode.Scalar($0).properties.isAlphabetic && $0 < 0x80 || (0x30...0x39).contains($0) }
    }
}
