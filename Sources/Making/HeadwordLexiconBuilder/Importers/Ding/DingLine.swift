/// A line of Ding: parts with German terms and the English terms that correspond to them.
///
/// The first part holds the headwords; the parts after it hold their forms, words derived from them, and phrases.
struct DingLine {
    /// Terms of the two languages that mean the same.
    struct Part {
        var german: [DingTerm]
        var english: [DingTerm]
    }

    /// The reason why a line cannot be read.
    struct Failure: Error {
        var reason: String
    }

    var parts: [Part]

    /// Reads `German | German :: English | English`.
    init(_ line: ArraySlice<UInt8>) throws(Failure) {
        guard let divide = Self.divide(of: line) else { throw Failure(reason: "there is no ' :: '") }
        let german = line[..<divide].split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        let english = line[(divide + 4)...].split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        guard german.count == english.count else {
            throw Failure(reason: "there are \(german.count) parts in German and \(english.count) in English")
        }
        parts = zip(german, english).map {
            Part(german: DingTerm.terms(of: $0), english: DingTerm.terms(of: $1))
        }
    }

    private static func divide(of line: ArraySlice<UInt8>) -> Int? {
        guard line.count >= 4 else { return nil }
        return (line.startIndex...line.endIndex - 4).first { line[$0 + 1] == UInt8(ascii: ":") && isDivide(line, $0) }
    }

    private static func isDivide(_ line: ArraySlice<UInt8>, _ start: Int) -> Bool {
        line[start..<start + 4].elementsEqual(" :: ".utf8)
    }
}
