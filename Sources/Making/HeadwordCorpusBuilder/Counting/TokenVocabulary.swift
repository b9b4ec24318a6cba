internal import HeadwordCorpus

/// Finds the numbers of the forms of words and punctuation.
struct TokenVocabulary: ~Copyable {
    /// The number of a form with its hash, which avoids most comparisons of spellings.
    private struct Slot: BitwiseCopyable {
        var hash: UInt32
        var number: UInt32
    }

    private(set) var forms = TokenForms()
    private var table: Table<Slot>
    private let limit: Int
    /// Keeps the compiler from removing the prefetch.
    private var fetched: UInt32 = 0

    /// Creates a vocabulary that is full when it takes this many bytes.
    init(atMost bytes: Int) {
        // An array that doubles exists twice for a moment, so at worst only a third of the memory is in use. Spellings
        // are indexed with 32 bits.
        limit = min(bytes / 3, 1 << 31)
        table = Table(atMost: bytes / 4) { $0.number == 0 ? nil : $0.hash }
    }

    /// Whether the counts should be written out before another token is added.
    var isFull: Bool { forms.bytes > limit || table.isFull }

    /// Removes all forms.
    mutating func removeAll() {
        forms = TokenForms()
        table.removeAll()
    }

    /// Counts a token as written.
    ///
    /// - Returns: the number of the case-folded form.
    @inline(__always)
    mutating func count(
        _ token: UnsafeBufferPointer<UInt8>,
        isPunctuation: Bool,
        hash: UInt32,
        in document: UInt32
    ) -> UInt32 {
        let number = number(of: token, isPunctuation, hash: hash)
        forms[forms[number].trueCase].asWritten.count(in: document)
        return forms[number].folded
    }

    /// Makes the processor fetch the data about words that will be counted soon.
    mutating func fetch(_ batch: TokenBatch) {
        // Reading all slots before all forms lets these reads overlap.
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: batch.items.count) { numbers in
            for (index, item) in batch.items.enumerated() {
                numbers[index] = table.slots[table.home(of: item.hash)].number
            }
            for number in numbers { fetched ^= forms[number].folded }
        }
    }

    /// Returns the number of a form, which is added if it is new.
    mutating func number(of form: [UInt8], isPunctuation: Bool) -> UInt32 {
        form.withUnsafeBufferPointer { number(of: $0, isPunctuation, hash: Self.hash($0)) }
    }

    private mutating func number(
        of form: UnsafeBufferPointer<UInt8>,
        _ isPunctuation: Bool,
        hash: UInt32
    ) -> UInt32 {
        var index = table.home(of: hash)
        while table.slots[index].number != 0 {
            let slot = table.slots[index]
            if slot.hash == hash, forms.has(slot.number, form) { return slot.number }
            index = table.next(after: index)
        }
        let number = forms.nextNumber
        table.fill(index, with: Slot(hash: hash, number: number))
        forms.append(form, isPunctuation: isPunctuation)
        let trueCase = WordForm.trueCase(form).map { self.number(of: $0, isPunctuation: isPunctuation) } ?? number
        let folded = WordForm.folded(form).map { self.number(of: $0, isPunctuation: isPunctuation) } ?? number
        forms[number].trueCase = trueCase
        forms[number].folded = folded
        return number
    }

    /// Returns the hash of a form.
    static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let raw = UnsafeRawBufferPointer(bytes)
        var hash = UInt64(raw.count)
        var position = 0
        while position + 8 <= raw.count {
            hash = mixed(hash, raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            position += 8
        }
        var rest: UInt64 = 0
        while position < raw.count {
            rest = rest << 8 | UInt64(raw[position])
            position += 1
        }
        return UInt32(truncatingIfNeeded: mixed(hash, rest) >> 32)
    }
}

/// Mixes a word into a hash.
@inline(__always)
private func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return (product.high ^ product.low) &+ 0x2545_F491_4F6C_DD1D
}
