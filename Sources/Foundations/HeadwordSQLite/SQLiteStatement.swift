internal import CSQLite

/// A prepared statement; the indices of parameters and columns start at 0.
public struct SQLiteStatement: ~Copyable {
    fileprivate let handle: OpaquePointer

    init(_ handle: OpaquePointer) {
        self.handle = handle
    }

    deinit { sqlite3_finalize(handle) }

    /// Binds text to a parameter until the next ``reset()``.
    public func bind(_ text: String, at index: Int) {
        var text = text
        text.withUTF8 { bytes in
            _ = bytes.withMemoryRebound(to: CChar.self) { characters in
                sqlite3_bind_text(handle, Int32(index + 1), characters.baseAddress, Int32(characters.count), transient)
            }
        }
    }

    /// Binds bytes to a parameter until the next ``reset()``.
    public func bind(_ bytes: [UInt8], at index: Int) {
        _ = bytes.withUnsafeBytes { buffer in
            sqlite3_bind_blob64(handle, Int32(index + 1), buffer.baseAddress, UInt64(buffer.count), transient)
        }
    }

    /// Binds an integer to a parameter until the next ``reset()``.
    public func bind(_ integer: Int64, at index: Int) {
        sqlite3_bind_int64(handle, Int32(index + 1), integer)
    }

    /// Runs the statement to its next row.
    ///
    /// - Returns: false if there is no further row.
    public func step() throws -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw SQLiteFailure(of: sqlite3_db_handle(handle))
        }
    }

    /// Runs a statement that has no results, and makes it ready for the next run.
    public func run() throws {
        defer { reset() }
        _ = try step()
    }

    /// Makes the statement ready for its next run and clears its parameters.
    public func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }

    /// Whether a column of the current row is NULL.
    public func isNull(_ column: Int) -> Bool { sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL }

    /// Returns an integer of the current row; 0 for NULL.
    public func integer(_ column: Int) -> Int64 {
        sqlite3_column_int64(handle, Int32(column))
    }

    /// Returns a text of the current row; empty for NULL.
    public func text(_ column: Int) -> String {
        withBytes(column) { String(decoding: $0, as: UTF8.self) }
    }

    /// Calls `body` with the bytes of a text or blob of the current row.
    public func withBytes<Result>(_ column: Int, _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        let start = sqlite3_column_blob(handle, Int32(column))
        let count = Int(sqlite3_column_bytes(handle, Int32(column)))
        return try body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
    }
}

/// Tells SQLite to copy bound values (`SQLITE_TRANSIENT`, a macro that Swift does not import).
private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

extension SQLiteStatement {
    /// The number of columns of a row.
    public var columnCount: Int { Int(sqlite3_column_count(handle)) }
}
