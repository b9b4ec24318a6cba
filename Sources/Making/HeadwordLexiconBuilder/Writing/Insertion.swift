internal import HeadwordSQLite

/// Inserts rows into one table, value by value.
struct Insertion: ~Copyable {
    private let statement: SQLiteStatement
    private var next = 0

    init(_ table: String, columns: Int, _ connection: borrowing SQLiteConnection) throws {
        let places = Array(repeating: "?", count: columns).joined(separator: ", ")
        statement = try connection.prepare("INSERT INTO \(table) VALUES(\(places))")
    }

    mutating func add(_ text: String) {
        statement.bind(text, at: next)
        next += 1
    }

    mutating func add(_ number: Int64) {
        statement.bind(number, at: next)
        next += 1
    }

    /// Adds a number, or NULL if it is nil: an unbound parameter is NULL.
    mutating func add(ifPresent number: Int64?) {
        if let number { statement.bind(number, at: next) }
        next += 1
    }

    mutating func add(_ bytes: [UInt8]) {
        statement.bind(bytes, at: next)
        next += 1
    }

    mutating func add(ifPresent bytes: [UInt8]?) {
        if let bytes { statement.bind(bytes, at: next) }
        next += 1
    }

    mutating func run() throws {
        next = 0
        try statement.run()
    }
}
