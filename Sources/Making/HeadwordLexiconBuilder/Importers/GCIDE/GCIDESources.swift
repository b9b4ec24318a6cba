/// The tags that name the source of a paragraph: `[1913 Webster]`, `[WordNet 1.5 +PJC]`.
enum GCIDESources {
    private static let names: Set<String> = [
        "PJC", "PJC.", "RDH", "AS", "RHUD", "MW10", "MI11", "GG", "RP", "JC", "JG", "PC", "Stedman", "HBCF61", "WE1",
        "DOE", "Canf", "CED", "RH", "HCP61", "break", "sb",
    ]
    private static let beginnings: [StaticString] = [
        "1913 Webste", "191 Webster", "Webster 1913", "WordNet", "Century Dict",
    ]

    /// Removes the tags from a line.
    ///
    /// - Returns: the line without its tags, the text after the last tag, and the tags.
    static func split(_ line: String) -> (text: String, trailing: Substring?, tags: [Substring]) {
        var cursor = TextCursor(line)
        var text = ""
        var trailing: Substring?
        var tags: [Substring] = []
        while !cursor.isAtEnd {
            text += cursor.take { $0 != UInt8(ascii: "[") }
            let before = cursor
            guard let content = cursor.takeEnclosed("[", "]") ?? unclosedTag(&cursor) else {
                text += takeBracket(&cursor)
                continue
            }
            if isTag(content) {
                tags.append(content)
                trailing = cursor.remainder
            } else {
                cursor = before
                text += takeBracket(&cursor)
            }
        }
        return (withoutUnopenedTag(text), trailing, tags)
    }

    /// Removes a final tag that lost a bracket: `WordNet 1.5]`.
    private static func withoutUnopenedTag(_ text: String) -> String {
        for tag in ["WordNet 1.5]", "PJC]", "RHUD]", "[1913 Webster", "1913 Webster]"] where text.hasSuffix(tag) {
            return String(text.dropLast(tag.count).trimmed(of: " -+"))
        }
        return text
    }

    private static func takeBracket(_ cursor: inout TextCursor) -> String {
        guard cursor.next != nil else { return "" }
        cursor.advance()
        return "["
    }

    /// Reads a tag that is not closed: `[1913 Webster` at the end of a block.
    private static func unclosedTag(_ cursor: inout TextCursor) -> Substring? {
        guard !cursor.remainder.dropFirst().utf8.contains(UInt8(ascii: "[")), isTag(cursor.remainder.dropFirst())
        else { return nil }
        return cursor.take { _ in true }.dropFirst()
    }

    private static func isTag(_ content: Substring) -> Bool {
        let parts = content.utf8.split { $0.isAny(of: "+,;&") }.map { Substring($0).trimmed }
        return !parts.isEmpty
            && parts.allSatisfy { part in
                names.contains(String(part)) || beginnings.contains { part.begins(with: $0) }
            }
    }
}
