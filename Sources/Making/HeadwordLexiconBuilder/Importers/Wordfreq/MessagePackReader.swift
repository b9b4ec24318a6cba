/// Reads what wordfreq's lists need of MessagePack (https://github.com/msgpack/msgpack/blob/master/spec.md): arrays,
/// maps, texts and small integers.
struct MessagePackReader {
    /// The error for bytes that are damaged or of another type.
    struct Failure: Error {}

    private var bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        self.bytes = bytes[...]
    }

    /// Whether everything was read.
    var isAtEnd: Bool { bytes.isEmpty }

    /// Reads the head of an array and returns the number of its elements.
    mutating func arrayCount() throws(Failure) -> Int {
        let head = try byte()
        switch head {
        case 0x90...0x9F: return Int(head & 0x0F)
        case 0xDC: return try number(ofBytes: 2)
        case 0xDD: return try number(ofBytes: 4)
        default: throw Failure()
        }
    }

    /// Reads a text.
    mutating func text() throws(Failure) -> String {
        let count = try textCount()
        guard bytes.count >= count, let text = String(validating: bytes.prefix(count), as: UTF8.self) else {
            throw Failure()
        }
        bytes.removeFirst(count)
        return text
    }

    /// Reads a map of texts to texts or small integers, the values as texts.
    mutating func map() throws(Failure) -> [String: String] {
        let head = try byte()
        guard (0x80...0x8F).contains(head) else { throw Failure() }
        var map: [String: String] = [:]
        for _ in 0..<(head & 0x0F) {
            let key = try text()
            if let number = bytes.first, number < 0x80 {
                bytes.removeFirst()
                map[key] = "\(number)"
            } else {
                map[key] = try text()
            }
        }
        return map
    }

    private mutating func textCount() throws(Failure) -> Int {
        let head = try byte()
        switch head {
        case 0xA0...0xBF: return Int(head & 0x1F)
        case 0xD9: return try number(ofBytes: 1)
        case 0xDA: return try number(ofBytes: 2)
        default: throw Failure()
        }
    }

    private mutating func number(ofBytes count: Int) throws(Failure) -> Int {
        var number = 0
        for _ in 0..<count { number = number << 8 | Int(try byte()) }
        return number
    }

    private mutating func byte() throws(Failure) -> UInt8 {
        guard let byte = bytes.popFirst() else { throw Failure() }
        return byte
    }
}
