internal import Glibc

/// The forms of words and punctuation that were met, each with a number from 1.
struct TokenForms: Sendable {
    /// A form, its place among the spellings, and how often it is written so.
    struct Form: BitwiseCopyable {
        fileprivate var start: UInt32
        fileprivate var length: UInt16
        var isPunctuation: Bool
        /// The number of the form in Unicode's composition.
        var trueCase: UInt32 = 0
        /// The number of the form without regard to case.
        var folded: UInt32 = 0
        /// The occurrences that are written like this.
        var asWritten = Tally()
    }

    private var forms: [Form] = [Form(start: 0, length: 0, isPunctuation: true)]
    private var spellings: [UInt8] = []

    /// The number that the next form gets.
    var nextNumber: UInt32 { UInt32(truncatingIfNeeded: forms.count) }

    /// How much memory the forms take.
    var bytes: Int { spellings.count + forms.count * MemoryLayout<Form>.stride }

    /// A form by its number.
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

    /// Whether this is how a form is spelt.
    func has(_ number: UInt32, _ spelling: UnsafeBufferPointer<UInt8>) -> Bool {
        withSpelling(of: number) { known in
            guard known.count == spelling.count, let left = known.baseAddress, let right = spelling.baseAddress
            else { return false }
            return memcmp(left, right, known.count) == 0
        }
    }

    /// The spelling of a form.
    @inline(__always)
    func withSpelling<Result>(of number: UInt32, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let form = forms[Int(number)]
        return spellings.withUnsafeBufferPointer { spellings in
            body(UnsafeBufferPointer(rebasing: spellings[Int(form.start)..<Int(form.start) + Int(form.length)]))
        }
    }

    /// A form among others in the order of their bytes.
    struct Place: BitwiseCopyable {
        /// The first eight bytes, which decide most comparisons.
        fileprivate var beginning: UInt64
        fileprivate(set) var number: UInt32
    }

    /// All forms in the order of their bytes.
    func sorted() -> [Place] {
        (1..<nextNumber).map { Place(beginning: beginning(of: $0), number: $0) }
            .sorted { compare($0, self, $1) < 0 }
    }

    private func beginning(of number: UInt32) -> UInt64 {
        withSpelling(of: number) { spelling in
            (0..<8).reduce(0) { $0 << 8 | ($1 < spelling.count ? UInt64(spelling[$1]) : 0) }
        }
    }

    /// Below zero if a form comes before one of a list in the order of their bytes, above if it comes after it.
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
