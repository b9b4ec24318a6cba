/// Rows of one kind, in files of at most 10,000.
struct YomitanBank {
    private let name: String
    private let file: ZipFile
    private var bytes: [UInt8] = []
    private var rows = 0
    private var number = 1

    private static let maximumRows = 10_000

    /// Begins the files `name_1.json`, `name_2.json` and so on.
    init(_ name: String, _ file: ZipFile) {
        self.name = name
        self.file = file
    }

    /// Adds a row of JSON.
    mutating func add(_ row: [UInt8]) throws {
        bytes += (bytes.isEmpty ? "[\n" : ",\n").utf8
        bytes += row
        rows += 1
        if rows == Self.maximumRows { try finish() }
    }

    /// Writes the rows that are not yet in a file.
    mutating func finish() throws {
        if rows == 0 { return }
        try file.add("\(name)_\(number).json", bytes + "\n]\n".utf8)
        bytes.removeAll(keepingCapacity: true)
        rows = 0
        number += 1
    }
}
