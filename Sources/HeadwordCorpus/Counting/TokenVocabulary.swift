internal import Glibc

/// The forms of words and punctuation that were met, each with a number from 1, and how often they occur.
struct TokenVocabulary: ~Copyable {
    /// A form, its place among the spellings, and its counts.
    struct Form: BitwiseCopyable {
        fileprivate var start: UInt32
        fileprivate var length: UInt16
        /// The number of the form in Unicode's composition.
        fileprivate(set) var trueCase: UInt32 = 0
        /// The number of the form without regard to case.
        fileprivate(set) var folded: UInt32 = 0
        /// The occurrences that are written like this.
        var asWritten = Tally()
        /// The occurrences that are this without regard to case.
        var withoutCase = Tally()
    }

    /// The number of a form with its hash, so that few others are compared.
    private struct Slot: BitwiseCopyable {
        var hash: UInt32
        var number: UInt32
    }

    private(set) var forms: [Form] = [Form(start: 0, length: 0)]
    private var spellings: [UInt8] = []
    private var table: Table<Slot>
    private let limit: Int
    /// Keeps the compiler from leaving out the look beforehand.
    private var fetched: UInt32 = 0

    /// Creates a vocabulary that is full when it takes this memory.
    init(atMost bytes: Int) {
        // Arrays double while the old ones are there: a third is in use at the worst moment. Spellings are numbered
        // by 32 bits.
        limit = min(bytes / 3, 1 << 31)
        table = Self.emptyTable(atMost: bytes / 4)
    }

    private static func emptyTable(atMost bytes: Int) -> Table<Slot> {
        Table(atMost: bytes) { $0.number == 0 ? nil : $0.hash }
    }

    /// Whether the counts should be put away before another token comes.
    var isFull: Bool { spellings.count + forms.count * MemoryLayout<Form>.stride > limit || table.isFull }

    /// Forgets all forms.
    mutating func removeAll() {
        forms.removeSubrange(1...)
        spellings.removeAll(keepingCapacity: true)
        table.removeAll()
    }

    /// Counts a token.
    ///
    /// - Returns: the number of its form without regard to case.
    @inline(__always)
    mutating func count(_ token: UnsafeBufferPointer<UInt8>, hash: UInt32, in document: UInt32) -> UInt32 {
        let number = Int(self.number(of: token, hash: hash))
        let (trueCase, folded) = (forms[number].trueCase, forms[number].folded)
        forms[Int(trueCase)].asWritten.count(in: document)
        forms[Int(folded)].withoutCase.count(in: document)
        return folded
    }

    /// Has the processor fetch what is known about words that will be counted soon.
    mutating func fetch(_ batch: TokenBatch) {
        // Looking at all slots before all forms lets each look begin before the one before it has ended.
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: batch.items.count) { numbers in
            for (index, item) in batch.items.enumerated() {
                numbers[index] = table.slots[table.home(of: item.hash)].number
            }
            for number in numbers { fetched ^= forms[Int(number)].folded }
        }
    }

    /// The number of a form, which is new if need be.
    mutating func number(of form: UnsafeBufferPointer<UInt8>) -> UInt32 { number(of: form, hash: Self.hash(form)) }

    private mutating func number(of form: UnsafeBufferPointer<UInt8>, hash: UInt32) -> UInt32 {
        var index = table.home(of: hash)
        while table.slots[index].number != 0 {
            let slot = table.slots[index]
            if slot.hash == hash, has(forms[Int(slot.number)], form) { return slot.number }
            index = table.next(after: index)
        }
        let number = UInt32(truncatingIfNeeded: forms.count)
        table.fill(index, with: Slot(hash: hash, number: number))
        add(form, number)
        return number
    }

    private func has(_ known: Form, _ form: UnsafeBufferPointer<UInt8>) -> Bool {
        guard Int(known.length) == form.count, let wanted = form.baseAddress else { return false }
        return spellings.withUnsafeBufferPointer { spellings in
            spellings.baseAddress.map { memcmp($0 + Int(known.start), wanted, form.count) == 0 } ?? false
        }
    }

    private mutating func add(_ form: UnsafeBufferPointer<UInt8>, _ number: UInt32) {
        forms.append(Form(start: UInt32(truncatingIfNeeded: spellings.count), length: UInt16(form.count)))
        spellings.append(contentsOf: form)
        let trueCase = WordForm.trueCase(form).map { $0.withUnsafeBufferPointer { self.number(of: $0) } } ?? number
        let folded = WordForm.folded(form).map { $0.withUnsafeBufferPointer { self.number(of: $0) } } ?? number
        forms[Int(number)].trueCase = trueCase
        forms[Int(number)].folded = folded
    }

    /// The hash of a form.
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

    // MARK: Order

    /// The spelling of a form.
    func withSpelling<Result>(of number: UInt32, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        let form = forms[Int(number)]
        return spellings.withUnsafeBytes { spellings in
            body(UnsafeRawBufferPointer(rebasing: spellings[Int(form.start)..<Int(form.start) + Int(form.length)]))
        }
    }

    /// The numbers of all forms in the order of their bytes.
    func sorted() -> [UInt32] {
        spellings.withUnsafeBytes { spellings in
            var order = (1..<UInt32(forms.count)).map { (beginning: beginning(of: $0, spellings), number: $0) }
            order.sort { left, right in
                guard left.beginning == right.beginning else { return left.beginning < right.beginning }
                return comesBefore(left.number, right.number, spellings)
            }
            return order.map(\.number)
        }
    }

    /// The first eight bytes of a form, which decide most comparisons.
    private func beginning(of number: UInt32, _ spellings: UnsafeRawBufferPointer) -> UInt64 {
        let form = forms[Int(number)]
        return (0..<8).reduce(0) { beginning, offset in
            beginning << 8 | (offset < Int(form.length) ? UInt64(spellings[Int(form.start) + offset]) : 0)
        }
    }

    private func comesBefore(_ left: UInt32, _ right: UInt32, _ spellings: UnsafeRawBufferPointer) -> Bool {
        let (left, right) = (forms[Int(left)], forms[Int(right)])
        guard let base = spellings.baseAddress else { return false }
        let order = memcmp(base + Int(left.start), base + Int(right.start), Int(min(left.length, right.length)))
        return order == 0 ? left.length < right.length : order < 0
    }
}

/// Mixes a word into a hash.
@inline(__always)
func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return (product.high ^ product.low) &+ 0x2545_F491_4F6C_DD1D
}
