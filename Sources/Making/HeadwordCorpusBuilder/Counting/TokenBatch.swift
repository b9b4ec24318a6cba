/// Tokens that are counted together.
///
/// The data about words is scattered over memory. Tokens are gathered first so that the processor can fetch much of the
/// data in parallel.
struct TokenBatch {
    /// A token.
    struct Item {
        var bytes: Range<Int>
        var isPunctuation: Bool
        /// Whether this is the end of a sequence instead of a token.
        var isEnd = false
        var hash: UInt32 = 0
    }

    private static let length = 64

    private(set) var items: [Item] = []
    private var bytes: [UInt8] = []

    /// Whether the tokens should be counted before another one is added.
    @inline(__always)
    var isFull: Bool { items.count == Self.length }

    /// Adds a token.
    @inline(__always)
    mutating func append(_ token: UnsafeBufferPointer<UInt8>, isPunctuation: Bool) {
        let start = bytes.count
        bytes.append(contentsOf: token)
        let hash = TokenVocabulary.hash(token)
        items.append(Item(bytes: start..<bytes.count, isPunctuation: isPunctuation, hash: hash))
    }

    /// Adds the end of a sequence.
    @inline(__always)
    mutating func appendEnd() {
        items.append(Item(bytes: 0..<0, isPunctuation: false, isEnd: true))
    }

    /// Calls the body with the bytes of all tokens.
    func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) { bytes.withUnsafeBufferPointer(body) }

    /// Removes the tokens.
    mutating func removeAll() {
        items.removeAll(keepingCapacity: true)
        bytes.removeAll(keepingCapacity: true)
    }
}
