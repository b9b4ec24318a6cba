/// How often something occurs, and in how many documents; the documents must be counted one after the other.
struct Tally: BitwiseCopyable {
    private(set) var frequency: UInt32 = 0
    private(set) var documents: UInt32 = 0
    /// The last document with an occurrence; documents are numbered from 1.
    private(set) var lastDocument: UInt32 = 0
    /// Whether document 1 has an occurrence.
    private(set) var isInFirst = false

    /// Counts an occurrence.
    @inline(__always)
    mutating func count(in document: UInt32) { add(1, in: document) }

    /// Adds occurrences; the document counts even if there are none.
    @inline(__always)
    mutating func add(_ occurrences: UInt32, in document: UInt32) {
        frequency &+= occurrences
        guard lastDocument != document else { return }
        lastDocument = document
        documents &+= 1
        if document == 1 { isInFirst = true }
    }
}
