internal import Glibc
internal import HeadwordModel
internal import HeadwordWork

/// All spellings of a language one after the other, each before a line end, so that they can be searched as one text.
struct SpellingText: Sendable {
    private var bytes: [CChar] = []
    /// Where each spelling ends, by place.
    private var ends: [UInt32] = []

    /// Adds a byte to the spelling of the next place.
    mutating func append(_ byte: UInt8) {
        // A zero byte, which no spelling has, would end the text.
        bytes.append(byte == 0 ? Self.lineEnd : CChar(bitPattern: byte))
    }

    /// Ends the spelling of the next place.
    mutating func endSpelling() {
        ends.append(UInt32(truncatingIfNeeded: bytes.count))
        bytes.append(Self.lineEnd)
    }

    /// Ends the text.
    mutating func finish() { bytes.append(0) }

    private static let lineEnd = CChar(0x0A)

    /// Returns the places of the spellings that pass a test.
    func places(passing test: inout some SpellingTest) throws -> PlaceSet {
        var places = PlaceSet(room: ends.count)
        let needle = test.needle.map { CChar(bitPattern: $0) } + [0]
        guard !test.needle.contains(0) else { return places }
        var check = StopCheck()
        try bytes.withUnsafeBufferPointer { bytes in
            var next = place(from: 0, containing: needle, in: bytes)
            while let place = next {
                try check.pass()
                if try test.admits(spelling(at: place, in: bytes)) { places.insert(place) }
                next = self.place(from: place + 1, containing: needle, in: bytes)
            }
        }
        return places
    }

    /// Returns those of some places whose spellings pass a test.
    func places(_ places: some Sequence<Int>, passing test: some SpellingTest) throws -> [Int] {
        var test = test
        var check = StopCheck()
        return try bytes.withUnsafeBufferPointer { bytes in
            try places.filter { place in
                try check.pass()
                return try ends.indices.contains(place) && test.admits(spelling(at: place, in: bytes))
            }
        }
    }

    private func spelling(at place: Int, in bytes: UnsafeBufferPointer<CChar>) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[start(of: place)..<Int(ends[place])]))
    }

    private func start(of place: Int) -> Int { place == 0 ? 0 : Int(ends[place - 1]) + 1 }

    /// Returns the first place from one on whose spelling contains a text, which ends with a zero byte.
    private func place(from place: Int, containing needle: [CChar], in bytes: UnsafeBufferPointer<CChar>) -> Int? {
        guard place < ends.count, needle.count > 1 else { return place < ends.count ? place : nil }
        guard let text = bytes.baseAddress, let found = strstr(text + start(of: place), needle) else { return nil }
        return self.place(of: UnsafePointer(found) - text, from: place)
    }

    /// Returns the place, from one on, of the spelling at a position.
    private func place(of position: Int, from place: Int) -> Int {
        var (first, step) = (place, 1)
        while first + step < ends.count, ends[first + step] < position {
            first += step
            step *= 2
        }
        var end = min(ends.count, first + step)
        while first < end {
            let middle = first + (end - first) / 2
            if ends[middle] < position { first = middle + 1 } else { end = middle }
        }
        return first
    }
}

/// A condition on a spelling.
protocol SpellingTest {
    /// What all spellings that pass contain; empty if that is not known.
    var needle: [UInt8] { get }
    /// Whether a spelling passes.
    mutating func admits(_ spelling: UnsafeRawBufferPointer) throws -> Bool
}

extension SpellingTest {
    /// Most conditions say nothing of what a spelling contains.
    var needle: [UInt8] { [] }

    /// Whether a spelling passes.
    mutating func admits(_ spelling: String) throws -> Bool {
        // The text of all spellings is searched before they are tested.
        guard needle.isEmpty || Substring(decoding: needle, as: UTF8.self).isPart(of: spelling) else { return false }
        return try Array(spelling.utf8).withUnsafeBytes { try admits($0) }
    }
}

extension Substring {
    /// Whether a text contains this one.
    fileprivate func isPart(of text: String) -> Bool {
        var rest = text.utf8[...]
        while rest.count >= utf8.count {
            if rest.starts(with: utf8) { return true }
            rest.removeFirst()
        }
        return false
    }
}

/// The spellings of a language in two forms, both in lower case without diacritics (``Spelling/unaccented(_:)``).
struct SpellingTexts: Sendable {
    /// The spellings.
    var written = SpellingText()
    /// The spellings without hyphens.
    var joined = SpellingText()

    /// Which of the two.
    enum Form {
        case written, joined

        /// Returns a spelling in this form.
        func of(_ word: String) -> String {
            let plain = Spelling.unaccented(word)
            return self == .written ? plain : plain.replacing("-", with: "")
        }
    }

    /// Returns the text of one form.
    subscript(form: Form) -> SpellingText { form == .written ? written : joined }

    /// Adds the headword of the next place.
    mutating func append(word: UnsafeRawBufferPointer) {
        if word.contains(where: { $0 >= 0x80 }) {
            for byte in Spelling.unaccented(String(decoding: word, as: UTF8.self)).utf8 { append(byte) }
        } else {
            for byte in word { append(byte &- 0x41 < 26 ? byte | 0x20 : byte) }
        }
        written.endSpelling()
        joined.endSpelling()
    }

    private mutating func append(_ byte: UInt8) {
        written.append(byte)
        if byte != UInt8(ascii: "-") { joined.append(byte) }
    }

    /// Ends the texts.
    mutating func finish() {
        written.finish()
        joined.finish()
    }
}
