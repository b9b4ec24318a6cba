/// Takes an article of StarDict apart into its fields.
struct StarDictFields {
    /// A field and its type, a letter.
    struct Field {
        var type: UInt8
        var bytes: ArraySlice<UInt8>
    }

    /// Why an article cannot be taken apart.
    struct Failure: Error {
        var reason: String
    }

    private var rest: ArraySlice<UInt8>
    private let article: ArraySlice<UInt8>

    /// Returns the fields of an article.
    ///
    /// - Parameter types: the types of all fields; nil if each field begins with its type.
    static func fields(_ article: ArraySlice<UInt8>, types: [UInt8]?) throws(Failure) -> [Field] {
        var reading = StarDictFields(rest: article, article: article)
        return if let types { try reading.fields(types) } else { try reading.typedFields() }
    }

    /// Only the last field has neither an end mark nor a length.
    private mutating func fields(_ types: [UInt8]) throws(Failure) -> [Field] {
        var fields: [Field] = []
        for type in types.dropLast() { fields.append(try field(type)) }
        return fields + types.suffix(1).map { Field(type: $0, bytes: rest.last == 0 ? rest.dropLast() : rest) }
    }

    private mutating func typedFields() throws(Failure) -> [Field] {
        var fields: [Field] = []
        while let type = rest.popFirst() { fields.append(try field(type)) }
        return fields
    }

    private mutating func field(_ type: UInt8) throws(Failure) -> Field {
        switch type {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): try text(type)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): try data(type)
        default: throw failure("expected the type of a field, a letter, found the byte \(type)")
        }
    }

    private mutating func text(_ type: UInt8) throws(Failure) -> Field {
        let end = rest.firstIndex(of: 0) ?? rest.endIndex
        defer { rest = rest[min(end + 1, rest.endIndex)...] }
        return Field(type: type, bytes: rest[..<end])
    }

    private mutating func data(_ type: UInt8) throws(Failure) -> Field {
        let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        guard rest.count >= 4, rest.count - 4 >= length else {
            throw failure("a field of \(length) bytes is longer than the rest of the article")
        }
        rest = rest.dropFirst(4)
        defer { rest = rest.dropFirst(length) }
        return Field(type: type, bytes: rest.prefix(length))
    }

    private func failure(_ reason: String) -> Failure {
        Failure(reason: "at byte \(rest.startIndex - article.startIndex) of the article: \(reason)")
    }
}
