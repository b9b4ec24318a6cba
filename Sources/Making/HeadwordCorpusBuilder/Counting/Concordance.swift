/// The occurrences of some words in texts, sorted for each word by the words that follow.
///
/// The occurrences of every n-gram that begins with one of the words are therefore adjacent.
struct Concordance {
    /// An occurrence of a word: the ranks of the next three words, 0 where there is none, and the number of the
    /// document, 32 bits each.
    typealias Occurrence = UInt128

    private let words: Range<UInt32>
    private var occurrences: [Occurrence]
    /// Where the occurrences of each word end.
    private var ends: [Int]

    init(of words: Range<UInt32>, in texts: RankedTexts) {
        self.words = words
        var count = 0
        var nexts = words.map { word in
            defer { count += Int(texts.beginnings[Int(word)]) }
            return count
        }
        occurrences = [Occurrence](unsafeUninitializedCapacity: count) { occurrences, filled in
            texts.forEachOccurrence(of: words) { word, occurrence in
                occurrences[nexts[Int(word)]] = occurrence
                nexts[Int(word)] += 1
            }
            filled = count
        }
        ends = nexts
        let digits = Self.digits(texts.forms.count)
        forEachWord { _, occurrences in sort(occurrences, byBitsFrom: digits) }
    }

    /// Returns the bit offsets of the bytes of the following words in an occurrence, the most significant first.
    private static func digits(_ highestRank: UInt32) -> ArraySlice<Int> {
        let bits = UInt32.bitWidth - highestRank.leadingZeroBitCount
        return [96, 64, 32].flatMap { word in stride(from: bits, to: 0, by: -8).map { word + max($0 - 8, 0) } }[...]
    }

    /// Replaces the following words in each occurrence by its period, and sorts the occurrences by it.
    mutating func sortByPeriod(_ texts: RankedTexts) {
        let digits = Self.digits(texts.forms.count)
        forEachWord { word, occurrences in
            let isPunctuation = texts.forms.arePunctuation[Int(word)]
            for index in occurrences.indices {
                let document = UInt32(truncatingIfNeeded: occurrences[index])
                let period = isPunctuation ? 0 : texts.periods[Int(document)]
                occurrences[index] = Occurrence(period) << 96 | Occurrence(document)
            }
            sort(occurrences, byBitsFrom: digits)
        }
    }

    private mutating func forEachWord(_ body: (UInt32, UnsafeMutableBufferPointer<Occurrence>) -> Void) {
        occurrences.withUnsafeMutableBufferPointer { occurrences in
            var start = 0
            for (word, end) in zip(words, ends) {
                body(word, UnsafeMutableBufferPointer(rebasing: occurrences[start..<end]))
                start = end
            }
        }
    }

    /// Calls the body for each word with its occurrences.
    func forEachWord(_ body: (UInt32, UnsafeBufferPointer<Occurrence>) throws -> Void) rethrows {
        try occurrences.withUnsafeBufferPointer { occurrences in
            var start = 0
            for (word, end) in zip(words, ends) {
                try body(word, UnsafeBufferPointer(rebasing: occurrences[start..<end]))
                start = end
            }
        }
    }
}

extension RankedTexts {
    /// Calls the body for each occurrence of some words, with the index of its word among them.
    @inline(__always)
    fileprivate func forEachOccurrence(of words: Range<UInt32>, _ body: (UInt32, Concordance.Occurrence) -> Void) {
        var number: UInt32 = 0
        for transcript in transcripts {
            transcript.tokens.withUnsafeBufferPointer { tokens in
                var start = 0
                for document in transcript.documents {
                    number += 1
                    for index in start..<document.end {
                        let word = tokens[index] &- words.lowerBound
                        guard word < UInt32(words.count) else { continue }
                        body(word, following(index, tokens) | Concordance.Occurrence(number))
                    }
                    start = document.end
                }
            }
        }
    }

    @inline(__always)
    private func following(_ index: Int, _ tokens: UnsafeBufferPointer<UInt32>) -> Concordance.Occurrence {
        var following: Concordance.Occurrence = 0
        for place in 1..<longestNgram {
            let word = tokens[index + place]
            if word == 0 { break }
            following |= Concordance.Occurrence(word) << (128 - 32 * place)
        }
        return following
    }
}

// MARK: - Sorting

/// Sorts numbers that agree in all bits above the first digit, in place: a radix sort, whose recursion is no deeper
/// than the number of digits.
private func sort(_ numbers: UnsafeMutableBufferPointer<UInt128>, byBitsFrom digits: ArraySlice<Int>) {
    guard numbers.count > 48 else { return insertionSort(numbers) }
    guard let digit = digits.first else { return }
    let ends = partition(numbers, byBitsFrom: digit)
    var start = 0
    for end in ends where end > start {
        sort(UnsafeMutableBufferPointer(rebasing: numbers[start..<end]), byBitsFrom: digits.dropFirst())
        start = end
    }
}

/// Partitions numbers by one of their bytes, in ascending order.
///
/// - Returns: where the numbers of each byte end.
private func partition(_ numbers: UnsafeMutableBufferPointer<UInt128>, byBitsFrom digit: Int) -> [Int] {
    @inline(__always)
    func byte(_ number: UInt128) -> Int { Int(truncatingIfNeeded: number >> UInt128(digit)) & 0xFF }

    var ends = [Int](repeating: 0, count: 256)
    for number in numbers { ends[byte(number)] += 1 }
    var nexts = [Int](repeating: 0, count: 256)
    for byte in 1..<256 {
        nexts[byte] = ends[byte - 1]
        ends[byte] += ends[byte - 1]
    }
    for home in 0..<256 {
        while nexts[home] < ends[home] {
            let other = byte(numbers[nexts[home]])
            if other != home { numbers.swapAt(nexts[home], nexts[other]) }
            nexts[other] += 1
        }
    }
    return ends
}

private func insertionSort(_ numbers: UnsafeMutableBufferPointer<UInt128>) {
    for end in numbers.indices.dropFirst() {
        let number = numbers[end]
        var place = end
        while place > 0, number < numbers[place - 1] {
            numbers[place] = numbers[place - 1]
            place -= 1
        }
        numbers[place] = number
    }
}
