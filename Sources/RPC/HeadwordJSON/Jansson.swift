internal import CJansson

/// The one place where Jansson is called.
enum Jansson {
    /// Seeds Jansson's hash tables once, before any threads can race to do it.
    private static let isSeeded: Void = json_object_seed(0)

    /// Builds the value of a well-formed text.
    ///
    /// - Parameters:
    ///   - offset: the offset of the text in its message, for the positions of errors.
    ///   - depth: the maximum nesting depth of arrays and objects.
    static func value(
        of text: Span<UInt8>,
        at offset: Int,
        depth: Int
    ) throws(JSONFailure) -> JSONValue {
        _ = isSeeded
        let tree = try text.bytes.withUnsafeBytes { bytes throws(JSONFailure) in
            try Tree(reading: bytes, at: offset)
        }
        return try value(of: tree.root, depth: depth)
    }

    /// The owner of a tree of Jansson values.
    private struct Tree: ~Copyable {
        let root: UnsafeMutablePointer<json_t>

        init(reading bytes: UnsafeRawBufferPointer, at offset: Int) throws(JSONFailure) {
            var error = json_error_t()
            let flags = JSON_DECODE_ANY | JSON_ALLOW_NUL | JSON_REJECT_DUPLICATES
            guard
                let root = json_loadb(
                    bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
                    bytes.count,
                    Int(flags),
                    &error
                )
            else {
                throw Jansson.failure(error, at: offset)
            }
            self.root = root
        }

        deinit { json_decref(root) }
    }

    private static func failure(_ error: json_error_t, at offset: Int) -> JSONFailure {
        var error = error
        let position = offset + max(0, Int(error.position) - 1)
        switch json_error_code(&error) {
        case json_error_duplicate_key:
            return JSONFailure(.duplicateName, at: position, "two members of an object have the same name")
        case json_error_numeric_overflow:
            return JSONFailure(.numberOutOfRange, at: position, "a number is out of range")
        case json_error_null_character, json_error_null_byte_in_key:
            return JSONFailure(.unrepresentableText, at: position, "the name of a member contains U+0000")
        case json_error_invalid_syntax:
            // The grammar was checked before; the only error left is half a surrogate pair.
            return JSONFailure(.unrepresentableText, at: position, "a string escapes half of a surrogate pair")
        case json_error_stack_overflow:
            return JSONFailure(.tooDeep, at: position, "nested too deeply")
        default:
            let text = withUnsafeBytes(of: &error.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            return JSONFailure(.syntax, at: position, text)
        }
    }

    private static func value(
        of node: UnsafeMutablePointer<json_t>,
        depth: Int
    ) throws(JSONFailure) -> JSONValue {
        switch node.pointee.type {
        case JSON_OBJECT: .object(try object(node, depth: depth))
        case JSON_ARRAY: .array(try array(node, depth: depth))
        case JSON_STRING: .string(string(json_string_value(node), count: json_string_length(node)))
        case JSON_INTEGER: .integer(json_integer_value(node))
        case JSON_REAL: .real(json_real_value(node))
        case JSON_TRUE: .bool(true)
        case JSON_FALSE: .bool(false)
        default: .null
        }
    }

    private static func object(
        _ node: UnsafeMutablePointer<json_t>,
        depth: Int
    ) throws(JSONFailure) -> JSONObject {
        guard depth > 0 else { throw tooDeep }
        var members: [JSONObject.Member] = []
        members.reserveCapacity(json_object_size(node))
        var iterator = json_object_iter(node)
        while let current = iterator {
            if let name = json_object_iter_key(current), let value = json_object_iter_value(current) {
                let count = json_object_iter_key_len(current)
                members.append(
                    .init(name: string(name, count: count), value: try self.value(of: value, depth: depth - 1))
                )
            }
            iterator = json_object_iter_next(node, current)
        }
        return JSONObject(members: members)
    }

    private static func array(
        _ node: UnsafeMutablePointer<json_t>,
        depth: Int
    ) throws(JSONFailure) -> [JSONValue] {
        guard depth > 0 else { throw tooDeep }
        var elements: [JSONValue] = []
        elements.reserveCapacity(json_array_size(node))
        for index in 0..<json_array_size(node) {
            guard let element = json_array_get(node, index) else { continue }
            elements.append(try value(of: element, depth: depth - 1))
        }
        return elements
    }

    private static func string(_ start: UnsafePointer<CChar>?, count: Int) -> String {
        let bytes = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let tooDeep = JSONFailure(.tooDeep, at: 0, "nested too deeply")
}
