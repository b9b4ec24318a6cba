import HeadwordFuzzing
import HeadwordTestSupport

/// An input that a fuzzing target starts with: a line of `Fuzzing/Corpus/TARGET.txt`, which `Scripts/fuzz-inputs.py`
/// writes.
struct SeedInput: Sendable {
    /// The path of the file, relative to the repository, and the number of the line.
    var place: String
    /// The line; `\n`, `\r`, `\t`, `\x` with two hexadecimal digits, and `\\` stand for one byte each.
    var line: [UInt8]

    /// Returns all inputs of a target, in the order of their lines.
    static func all(of target: FuzzTarget) throws -> [SeedInput] {
        let path = "Fuzzing/Corpus/\(target.rawValue).txt"
        let newline = UInt8(ascii: "\n")
        let lines = try TestFiles.contents(of: "\(TestFiles.repository)/\(path)")
            .split(separator: newline, omittingEmptySubsequences: false)
        return zip(lines.dropLast(), 1...).map { SeedInput(place: "\(path):\($1)", line: Array($0)) }
    }

    /// Returns the bytes that the line stands for; nil if it has another escape than those above.
    var bytes: [UInt8]? {
        var (bytes, rest): ([UInt8], ArraySlice<UInt8>) = ([], line[...])
        while let byte = rest.popFirst() {
            guard let next = byte == UInt8(ascii: "\\") ? Self.escaped(&rest) : byte else { return nil }
            bytes.append(next)
        }
        return bytes
    }

    /// Takes the rest of an escape, and returns its byte.
    private static func escaped(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
        switch rest.popFirst() {
        case UInt8(ascii: "\\"): return UInt8(ascii: "\\")
        case UInt8(ascii: "n"): return UInt8(ascii: "\n")
        case UInt8(ascii: "r"): return UInt8(ascii: "\r")
        case UInt8(ascii: "t"): return UInt8(ascii: "\t")
        case UInt8(ascii: "x"):
            let digits = rest.prefix(2)
            rest = rest.dropFirst(2)
            return digits.count == 2 ? UInt8(String(decoding: digits, as: UTF8.self), radix: 16) : nil
        default: return nil
        }
    }
}
