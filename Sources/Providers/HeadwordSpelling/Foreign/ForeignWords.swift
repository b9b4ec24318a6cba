internal import HeadwordJSON

/// The words of a file that another spelling checker reads or writes.
package struct ForeignWords: Hashable, Sendable {
    /// The words that are right. One without capitals stands for all of its capitalizations.
    package var accepted: [String] = []
    /// The words that are wrong though they may be in a dictionary.
    package var forbidden: [String] = []

    /// The maximum numbers of bytes of a file that are read, and of its words.
    package static let limits = (bytes: 1 << 20, words: 100_000)

    /// Reads a file; nil if its name is none of those that other checkers use, or if it cannot be read.
    ///
    /// - Parameters:
    ///   - fileName: the name or the path: `dictionary.txt` and `.harper-dictionary.txt` of Harper, `codebook.toml` and
    ///     `.codebook.toml` of Codebook, `cspell.json`, `.cspell.json` and `cspell.config.json` of CSpell.
    ///   - contents: the bytes of the file.
    package init?(fileName: String, contents: [UInt8]) {
        guard contents.count <= Self.limits.bytes else { return nil }
        switch fileName.split(separator: "/" as Character).last.map(String.init) ?? "" {
        case "dictionary.txt", ".harper-dictionary.txt": accepted = Self.lines(contents)
        case "codebook.toml", ".codebook.toml":
            var reader = TOMLArrays(contents)
            let arrays = reader.read(["words", "flag_words"])
            (accepted, forbidden) = (arrays["words"] ?? [], arrays["flag_words"] ?? [])
        case "cspell.json", ".cspell.json", "cspell.config.json":
            guard case .object(let settings)? = try? JSONText(Self.withoutComments(contents)).value() else {
                return nil
            }
            accepted = Self.texts(settings["words"]) + Self.texts(settings["ignoreWords"])
            forbidden = Self.texts(settings["flagWords"])
        default: return nil
        }
        accepted = Array(accepted.prefix(Self.limits.words))
        forbidden = Array(forbidden.prefix(Self.limits.words))
    }

    private static func lines(_ contents: [UInt8]) -> [String] {
        contents.split { $0 == 0x0A || $0 == 0x0D }.map { line in
            String(decoding: line.drop(while: \.isBlank), as: UTF8.self)
        }
        .filter { !$0.isEmpty }
    }

    private static func texts(_ value: JSONValue?) -> [String] {
        guard case .array(let elements)? = value else { return [] }
        return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }

    /// Returns JSON without the comments and the commas before brackets that CSpell allows.
    private static func withoutComments(_ contents: [UInt8]) -> [UInt8] {
        var (kept, index): ([UInt8], Int) = ([], 0)
        while index < contents.count {
            let end = endOfComment(contents, index)
            if end > index {
                index = end
            } else {
                let next = endOfString(contents, index)
                if contents[index] == UInt8(ascii: "]") || contents[index] == UInt8(ascii: "}") { dropComma(&kept) }
                kept += contents[index..<next]
                index = next
            }
        }
        return kept
    }

    /// Returns the index after the comment at an index; the index itself if there is none.
    private static func endOfComment(_ contents: [UInt8], _ index: Int) -> Int {
        guard contents[index] == UInt8(ascii: "/"), index + 1 < contents.count else { return index }
        if contents[index + 1] == UInt8(ascii: "/") {
            return contents[index...].firstIndex(of: 0x0A) ?? contents.count
        }
        guard contents[index + 1] == UInt8(ascii: "*") else { return index }
        var end = index + 2
        while end + 1 < contents.count, contents[end] != UInt8(ascii: "*") || contents[end + 1] != UInt8(ascii: "/") {
            end += 1
        }
        return min(end + 2, contents.count)
    }

    /// Returns the index after the string, or the byte, at an index.
    private static func endOfString(_ contents: [UInt8], _ index: Int) -> Int {
        guard contents[index] == UInt8(ascii: "\"") else { return index + 1 }
        var end = index + 1
        while end < contents.count, contents[end] != UInt8(ascii: "\"") { end += contents[end] == 0x5C ? 2 : 1 }
        return min(end + 1, contents.count)
    }

    private static func dropComma(_ kept: inout [UInt8]) {
        guard let last = kept.lastIndex(where: { !$0.isBlank && $0 != 0x0A }), kept[last] == UInt8(ascii: ",") else {
            return
        }
        kept.remove(at: last)
    }
}
