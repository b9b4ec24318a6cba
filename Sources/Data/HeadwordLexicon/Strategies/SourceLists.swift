internal import Glibc

/// The sources of headwords. Many headwords have the same sources, and share one list of them.
struct SourceLists {
    private let ids: [String]
    private let bytes: [[UInt8]]
    /// The lists made so far, by their sources as bits.
    private var lists: [UInt64: [String]] = [:]
    private var last: (bits: UInt64, list: [String]) = (0, [])

    /// - Parameter ids: the identifiers of all sources, in the order of the lists.
    init(_ ids: [String]) {
        self.ids = ids
        bytes = ids.map { Array($0.utf8) }
    }

    /// Returns the sources that contribute to an entry.
    mutating func list(of entry: UnsafeRawBufferPointer) -> [String] {
        let bits = bits(of: entry)
        if bits != last.bits { last = (bits, list(bits)) }
        return last.list
    }

    private mutating func list(_ bits: UInt64) -> [String] {
        if let list = lists[bits] { return list }
        let list = ids.indices.prefix(64).filter { bits >> UInt64($0) & 1 == 1 }.map { ids[$0] }
        lists[bits] = list
        return list
    }

    private func bits(of entry: UnsafeRawBufferPointer) -> UInt64 {
        var bits: UInt64 = 0
        var place = 0
        var lexicalEntries = StoredWalk(StoredWalk.member(4, of: entry))
        while !lexicalEntries.isAtEnd {
            var entries = StoredWalk(StoredWalk.member(5, of: lexicalEntries.element()))
            while !entries.isAtEnd {
                place = self.place(of: StoredWalk.member(0, of: entries.element()), after: place)
                if place < 64 { bits |= 1 << UInt64(place) }
            }
        }
        return bits
    }

    /// Returns the place of a source, which is often that of the source before.
    private func place(of id: UnsafeRawBufferPointer, after place: Int) -> Int {
        if place < bytes.count, Self.areEqual(bytes[place], id) { return place }
        return bytes.firstIndex { Self.areEqual($0, id) } ?? bytes.count
    }

    /// Whether bytes are equal; faster than comparing them one by one.
    private static func areEqual(_ one: [UInt8], _ other: UnsafeRawBufferPointer) -> Bool {
        guard one.count == other.count, let start = other.baseAddress else { return false }
        return one.withUnsafeBytes { bytes in bytes.baseAddress.map { memcmp($0, start, other.count) == 0 } ?? false }
    }
}
