internal import Glibc

/// A hash table with open addressing that grows up to a limit and allocates its own memory.
///
/// A slot of zeros is empty. An element is in the slot that corresponds to its hash on the scale of 0 to 2^32, or in
/// one of those after it.
struct Table<Slot: BitwiseCopyable>: ~Copyable {
    private(set) var slots: UnsafeMutableBufferPointer<Slot>
    private(set) var count = 0
    private let limit: Int
    private let hash: (Slot) -> UInt32?

    /// A quarter of these is more than is added between two checks of ``isFull``.
    private static var fewestSlots: Int { 2048 }

    /// Creates an empty table.
    ///
    /// - Parameters:
    ///   - bytes: the most memory that the table takes, including while it grows.
    ///   - hash: the hash of an element; nil for an empty slot.
    init(atMost bytes: Int, hash: @escaping (Slot) -> UInt32?) {
        // While the table grows, the old one, with half the slots, still exists.
        limit = max(Self.fewestSlots, bytes / MemoryLayout<Slot>.stride * 2 / 3)
        self.hash = hash
        slots = Self.allocate(Self.fewestSlots)
    }

    /// Allocates slots, on large pages if there are many: access is random, and the processor caches few page
    /// addresses.
    private static func allocate(_ count: Int) -> UnsafeMutableBufferPointer<Slot> {
        let bytes = UnsafeMutableRawBufferPointer(
            start: calloc(count, MemoryLayout<Slot>.stride),
            count: count * MemoryLayout<Slot>.stride
        )
        if bytes.count >= 1 << 22, let start = bytes.baseAddress?.alignedUp(toMultipleOf: 1 << 12) {
            madvise(start, bytes.count - (1 << 12), MADV_HUGEPAGE)
        }
        return bytes.bindMemory(to: Slot.self)
    }

    deinit { free(slots.baseAddress) }

    /// Whether nothing more should be added.
    var isFull: Bool { slots.count == limit && isCrowded }

    private var isCrowded: Bool { count + 8 > slots.count / 4 * 3 }

    /// Returns the first slot to look at for an element with this hash.
    @inline(__always)
    func home(of hash: UInt32) -> Int { Int(truncatingIfNeeded: (UInt64(hash) &* UInt64(slots.count)) >> 32) }

    /// Returns the slot to look at after another one.
    @inline(__always)
    func next(after index: Int) -> Int { index + 1 == slots.count ? 0 : index + 1 }

    /// Fills an empty slot; this may move the elements.
    mutating func fill(_ index: Int, with element: Slot) {
        slots[index] = element
        count += 1
        if isCrowded, slots.count < limit { grow() }
    }

    private mutating func grow() {
        let old = slots
        slots = Self.allocate(min(limit, old.count * 2))
        for element in old {
            guard let hash = hash(element) else { continue }
            var index = home(of: hash)
            while self.hash(slots[index]) != nil { index = next(after: index) }
            slots[index] = element
        }
        free(old.baseAddress)
    }

    /// Empties all slots.
    mutating func removeAll() {
        UnsafeMutableRawBufferPointer(slots).initializeMemory(as: UInt8.self, repeating: 0)
        count = 0
    }
}
