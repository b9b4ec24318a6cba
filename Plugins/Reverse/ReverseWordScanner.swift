extension ReverseProvider {
    /// Cuts texts into words.
    struct WordScanner {
        /// The word that is being read, in lower case.
        private var word: [UInt8] = []
        private var hash = Stem.emptyHash

        /// Calls `body` with each word of two letters or more in lower case, its hash and its place.
        mutating func forEachWord(
            of text: UnsafeRawBufferPointer,
            _ body: (_ word: [UInt8], _ hash: UInt64, _ place: Range<Int>) -> Void
        ) {
            for (index, byte) in text.enumerated() {
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): add(byte)
                case UInt8(ascii: "A")...UInt8(ascii: "Z"): add(byte | 0x20)
                // Letters beyond ASCII; 0xE2 begins dashes and quotation marks.
                case 0x80... where byte != 0xE2: if !isPunctuation(text, index) { add(byte) }
                default: end(at: index, body)
                }
            }
            end(at: text.count, body)
        }

        /// Whether a byte belongs to a character that 0xE2 begins.
        private func isPunctuation(_ text: UnsafeRawBufferPointer, _ index: Int) -> Bool {
            byte(text, index - 1) == 0xE2 || (byte(text, index - 2) == 0xE2 && byte(text, index - 1) >= 0x80)
        }

        private func byte(_ text: UnsafeRawBufferPointer, _ index: Int) -> UInt8 {
            index >= 0 ? text[index] : 0
        }

        private mutating func add(_ byte: UInt8) {
            word.append(byte)
            hash = Stem.hash(hash, byte)
        }

        private mutating func end(at index: Int, _ body: ([UInt8], UInt64, Range<Int>) -> Void) {
            guard !word.isEmpty else { return }
            if word.count > 1 { body(word, hash, index - word.count..<index) }
            word.removeAll(keepingCapacity: true)
            hash = Stem.emptyHash
        }
    }
}
