// The formats that have little markup.

extension LineScan {
    /// Scans a line of the message of a commit.
    mutating func scanCommit() {
        let wasAfterBlank = state.isAfterBlank
        state.isAfterBlank = isBlank
        switch state.block {
        case .start: state.block = .text
        case .rest: return
        default: if isTrailer { return }
        }
        if has("#", at: 0) {
            if index(of: ">8", from: 0) != nil { state.block = .rest }
            return
        }
        if has("diff --git ", at: 0) {
            state.block = .rest
        } else if wasAfterBlank, indent >= 4 {
            state.isAfterBlank = true
        } else {
            addPlain(0..<count)
        }
    }

    /// Whether the line is like `Signed-off-by: name`.
    private var isTrailer: Bool {
        let end = end(from: 0, \.isNameByte)
        guard end > 1, byte(0).isCapital, has(": ", at: end) else { return false }
        let key = text(0..<end).lowercased()
        return key.hasSuffix("-by") || bytes[(end)...].contains(UInt8(ascii: "@")) || Self.trailers.contains(key)
    }

    private static let trailers: Set<String> = [
        "cc", "fixes", "closes", "refs", "see-also", "change-id", "link", "bug", "issue", "related",
        "cherry-picked-from",
    ]

    /// Scans a line of a mail.
    mutating func scanMail() {
        switch state.block {
        case .start, .indented: scanHeader()
        case .rest: return
        default:
            let content = trimmed
            if text(0..<count) == "-- " {
                state.block = .rest
            } else if byte(content.lowerBound) != UInt8(ascii: ">"), !text(content).hasSuffix("wrote:") {
                addPlain(0..<count)
            }
        }
    }

    /// Scans a header, which is not prose. Headers end with a blank line.
    private mutating func scanHeader() {
        let name = end(from: 0, \.isNameByte)
        let isHeader =
            name > 0 && byte(name) == UInt8(ascii: ":") || byte(0).isBlank && !isBlank && state.block != .start
        if isBlank {
            state.block = .text
        } else if isHeader || has("From ", at: 0) {
            state.block = .indented(beyond: 0)
        } else {
            state.block = .text
            addPlain(0..<count)
        }
    }

    /// Scans a line of HTML or XML.
    mutating func scanHTML() {
        hasLongTags = true
        let start = resume()
        if state.block == .start { state.block = .text }
        guard let start else { return }
        addProse(start..<count, special: "<&") { scan, index in
            scan.bytes[index] == 0x3C ? scan.tag(at: index) : scan.entity(at: index)
        }
    }
}
