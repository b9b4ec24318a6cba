/// A dictionary in the format of dictd(8): an index of keys, and a file of texts that they point into.
package struct DictdDatabase {
    /// A text and the keys that lead to it.
    package struct Block {
        /// The keys, in the order of the index.
        package var keys: [String]
        /// The text, in the encoding of the dictionary.
        package var text: ArraySlice<UInt8>
    }

    /// The texts, in the order of the file. Texts about the dictionary itself are left out.
    package let blocks: [Block]
    /// The texts about the dictionary itself by their names: `short`, `info`, `utf8`.
    let information: [String: ArraySlice<UInt8>]

    /// Reads `usr/share/dictd/NAME.index` and `NAME.dict.dz`.
    package init(_ name: String, below root: inout DataRoot) throws {
        let path = "usr/share/dictd/\(name)"
        let index = try root.file(path + ".index")
        let texts = try Gzip.inflate(try root.file(path + ".dict.dz"), path: path + ".dict.dz")
        try self.init(index: index, texts: texts, path: path + ".index")
    }

    /// Creates a database from the contents of its files.
    ///
    /// - Parameter path: the path of the index, for errors.
    package init(index: [UInt8], texts: [UInt8], path: String) throws {
        try self.init(index: index, texts: texts, path: path) { throw $0 }
    }

    /// Creates a database from the contents of its files.
    ///
    /// - Parameter skip: called with the error of each line of the index that cannot be read.
    init(
        index: [UInt8],
        texts: [UInt8],
        path: String,
        skip: (ImportFailure) throws -> Void
    ) throws {
        var keys: [Place: [String]] = [:]
        var information: [String: ArraySlice<UInt8>] = [:]
        for (number, line) in index.split(separator: UInt8(ascii: "\n")).enumerated() {
            guard let (key, place) = Self.entry(line), place.offset + place.length <= texts.count else {
                let expected =
                    "expected a key, and the offset and the length of a text in base 64 within the dictionary"
                try skip(ImportFailure(path, line: number + 1, expected))
                continue
            }
            if let name = Self.metadata(key) {
                information[name] = texts[place.offset..<(place.offset + place.length)]
            } else {
                keys[place, default: []].append(key)
            }
        }
        self.information = information
        blocks = keys.sorted { ($0.key.offset, $0.key.length) < ($1.key.offset, $1.key.length) }
            .map { Block(keys: $1, text: texts[$0.offset..<($0.offset + $0.length)]) }
    }

    private struct Place: Hashable {
        var offset: Int
        var length: Int
    }

    /// Returns what a text about the dictionary itself is about; nil for the key of another text.
    private static func metadata(_ key: String) -> String? {
        if let prefix = ["00-database-", "00database", "00-"].first(where: key.hasPrefix) {
            return String(key.dropFirst(prefix.utf8.count).filter { $0 != "-" })
        }
        return nil
    }

    /// Reads `key TAB offset TAB length`; some indexes have a fourth column with the key in its original spelling.
    private static func entry(_ line: ArraySlice<UInt8>) -> (key: String, place: Place)? {
        let columns = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        guard columns.count == 3 || columns.count == 4, let offset = number(columns[1]), let length = number(columns[2])
        else { return nil }
        let key = String(decodingUTF8OrLatin1: columns.count == 4 ? columns[3] : columns[0])
        return (key, Place(offset: offset, length: length))
    }

    /// Reads a number in base 64: `A` is 0, `/` is 63.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard (1...6).contains(digits.count) else { return nil }
        var number = 0
        for digit in digits {
            guard let value = value(of: digit) else { return nil }
            number = number * 64 + value
        }
        return number
    }

    private static func value(of digit: UInt8) -> Int? {
        switch digit {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(digit - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(digit - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
