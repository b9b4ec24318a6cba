internal import HeadwordJSON

/// A text is either refused at one of its bytes, or parsed; the parsed value is then written and read back unchanged.
enum JSONFuzzing {
    static func run(_ bytes: [UInt8]) throws {
        let read = Result { () throws(JSONFailure) in try JSONText(bytes) }
        guard let text = try success(read, bytes.count) else { return }
        for part in parts(of: text) { _ = try JSONText(part) }
        let built = Result { () throws(JSONFailure) in try text.value() }
        guard let value = try success(built, bytes.count) else { return }
        try checkParts(of: text, and: value)
        try checkRoundTrip(of: value)
    }

    /// Returns the value; nil after a failure, whose position must be one of the bytes or the end.
    private static func success<Value>(_ result: Result<Value, JSONFailure>, _ count: Int) throws -> Value? {
        switch result {
        case .success(let value): return value
        case .failure(let failure):
            try FuzzFinding.unless((0...count).contains(failure.position), "'\(failure.message)' has no place")
            return nil
        }
    }

    private static func parts(of text: JSONText) -> [[UInt8]] {
        (text.members().flatMap { [$0.name, $0.value] } + text.elements(upTo: .max)).map { Array($0.rawBytes) }
    }

    private static func checkParts(of text: JSONText, and value: JSONValue) throws {
        let agree =
            switch value {
            case .object(let object): try object.members.map(\.name) == text.members().map { try $0.name.string() }
            case .array(let elements): elements.count == text.elements(upTo: .max).count
            case .string(let string): try text.string() == string
            case .null, .bool, .integer, .real: parts(of: text).isEmpty
            }
        try FuzzFinding.unless(agree, "taken apart, a text is another than built")
    }

    private static func checkRoundTrip(of value: JSONValue) throws {
        let written = value.jsonBytes
        for text in [written, Array(value.prettyPrinted().utf8)] {
            let again = try JSONText(text).value().jsonBytes
            try FuzzFinding.unless(again == written, "written, read and written, a value is another")
        }
    }
}
