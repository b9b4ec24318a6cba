internal import Glibc

/// The distinct forms of words and punctuation, numbered from 1.
struct TokenForms: Sendable {
    /// A form, its location in the spellings, and how often it is written that way.
    struct Form: BitwiseCopyable {
        fileprivate var start: UInt32
        fileprivate var length: UInt16
        var isPunctuation: Bool
        /// The number of the form in Unicode's composed form (NFC).
        var trueCase: UInt32 = 0
        /// The number of the case-folded form.
        var folded: UInt32 = 0
        /// The occurrences written like this.
        var asWritten = Tally()
    }

    private var forms: [Form] = [Form(start: 0, length: 0, isPunctuation: true)]
    private var spellings: [UInt8] = []

    /// The number of the next form to be added.
    var nextNumber: UInt32 { UInt32(truncatingIfNeeded: forms.count) }

    /// The memory that the forms take, in bytes.
    var bytes: Int { spellings.count + forms.count * MemoryLayout<Form>.stride }

    /// The form with a number.
    subscript(number: UInt32) -> Form {
        @inline(__always) get { forms[Int(number)] }
        @inline(__always) _modify { yield &forms[Int(number)] }
    }

    /// Adds a form with the next number.
    mutating func append(_ form: UnsafeBufferPointer<UInt8>, isPunctuation: Bool) {
        let start = UInt32(truncatingIfNeeded: spellings.count)
        forms.append(Form(start: start, length: UInt16(form.count), isPunctuation: isPunctuation))
        spellings.append(contentsOf: form)
    }

    /// Whether a form has this spelling.
    func has(_ number: UInt32, _ spelling: UnsafeBufferPointer<UInt8>) -> Bool {
        withSpelling(of: number) { known in
            guard known.count == spelling.count, let left = known.baseAddress, let right = spelling.baseAddress
            else { return false }
            return memcmp(left, right, known.count) == 0
        }
    }

    /// Calls the body with the spelling of a form.
    @inline(__always)
    func withSpelling<Result>(of number: UInt32, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let form = forms[Int(number)]
        return spellings.withUnsafeBufferPointer { spellings in
            body(UnsafeBufferPointer(rebasing: spellings[Int(form.start)..<Int(form.start) + Int(form.length)]))
        }
    }

    /// A form to be sorted by its bytes.
    struct Place: BitwiseCopyable {
        /// The first eight bytes, which decide most comparisons.
        fileprivate var beginning: UInt64
        fileprivate(set) var number: UInt32
    }

    /// Returns all forms in byte order.
    func sorted() -> [Place] {
        (1..<nextNumber).map { Place(beginning: beginning(of: $0), number: $0) }
            .sorted { compare($0, self, $1) < 0 }
    }

    private func beginning(of number: UInt32) -> UInt64 {
        withSpelling(of: number) { spelling in
            (0..<8).reduce(0) { $0 << 8 | ($1 < spelling.count ? UInt64(spelling[$1]) : 0) }
        }
    }

    /// Returns a negative number if a form comes before one of another list in byte order, a positive one if it comes
    /// after it.
    @inline(__always)
    func compare(_ place: Place, _ others: TokenForms, _ other: Place) -> Int {
        guard place.beginning == other.beginning else { return place.beginning < other.beginning ? -1 : 1 }
        return compareSpellings(place, others, other)
    }

    private func compareSpellings(_ place: Place, _ others: TokenForms, _ other: Place) -> Int {
        withSpelling(of: place.number) { left in
            others.withSpelling(of: other.number) { right in
                guard let first = left.baseAddress, let second = right.baseAddress else {
                    return left.count - right.count
                }
                let order = Int(memcmp(first, second, min(left.count, right.count)))
                return order == 0 ? left.count - right.count : order
            }
        }
    }
}
