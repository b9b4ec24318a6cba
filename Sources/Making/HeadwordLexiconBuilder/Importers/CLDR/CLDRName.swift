internal import HeadwordModel

/// The name of something in one language.
struct CLDRName {
    /// The kinds of things whose names are read.
    enum Kind: String, CaseIterable, Comparable {
        case territory, language, currency, emoji = "annotation"

        /// Whether the names are proper nouns.
        var isProper: Bool { self == .territory || self == .language }

        /// The subject field of the names.
        var domains: [Domain] {
            switch self {
            case .territory: [.geography]
            case .language: [.language]
            case .currency: [.currency]
            case .emoji: []
            }
        }

        static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
    }

    /// The thing that is named, the same in all languages.
    struct Key: Hashable, Comparable {
        var kind: Kind
        /// `DE`, `lv`, `EUR`, or an emoji.
        var code: String

        static func < (first: Self, second: Self) -> Bool { (first.kind, first.code) < (second.kind, second.code) }
    }

    var key: Key
    var text: String
}

extension CLDRName {
    /// Reads the names of a file of locale data.
    ///
    /// Each line of a file has one element; the name of a currency is the first one within the currency's element.
    static func all(in bytes: [UInt8]) -> [CLDRName] {
        var currency: String?
        return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
            guard let element = Element(line) else { return nil }
            switch element.name {
            case "currency":
                currency = element.attributes["type"]
                return nil
            case "displayName":
                defer { currency = nil }
                return currency.flatMap { named(.currency, $0, element) }
            case "annotation":
                // Without a type it holds keywords.
                let isName = element.attributes["type"] == "tts"
                return isName ? element.attributes["cp"].flatMap { named(.emoji, $0, element) } : nil
            case "territory": return element.attributes["type"].flatMap { named(.territory, $0, element) }
            case "language": return element.attributes["type"].flatMap { named(.language, $0, element) }
            default: return nil
            }
        }
    }

    /// Returns nil unless the text is a primary name: not an inherited or alternative one, and not a number.
    private static func named(_ kind: Kind, _ code: String, _ element: Element) -> CLDRName? {
        let text = element.text
        guard element.attributes["alt"] == nil, element.attributes["count"] == nil, !text.isEmpty,
            !text.contains("↑"), !text.contains(where: \.isNumber), text != code
        else {
            return nil
        }
        return CLDRName(key: Key(kind: kind, code: code), text: text)
    }
}

/// A line with one element: `<territory type="DE">Germany</territory>`.
private struct Element {
    var name: String
    var attributes: [String: String] = [:]
    /// The text between its tags, if both are on the line.
    var text = ""

    init?(_ line: ArraySlice<UInt8>) {
        let line = String(decoding: line.drop { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ") }, as: UTF8.self)
        guard line.hasPrefix("<"), !line.hasPrefix("</"), !line.hasPrefix("<!"), let end = Self.end(of: line) else {
            return nil
        }
        let tag = line[..<end].dropFirst()
        name = String(tag.prefix { $0 != " " && $0 != "/" })
        // Every second part is between quotation marks.
        let parts = tag.dropFirst(name.count).split(separator: "\"", omittingEmptySubsequences: false)
        for index in stride(from: 0, to: parts.count - 1, by: 2) {
            let attribute = parts[index].filter { $0 != " " && $0 != "=" }
            attributes[attribute] = Self.plain(parts[index + 1])
        }
        let rest = line[end...].dropFirst()
        if let close = rest.lastIndex(of: "<"), rest[close...].hasPrefix("</") { text = Self.plain(rest[..<close]) }
    }

    /// Returns the end of the first tag; a `>` between quotation marks does not end it.
    private static func end(of line: String) -> String.Index? {
        var isQuoted = false
        return line.firstIndex { character in
            if character == "\"" { isQuoted.toggle() }
            return character == ">" && !isQuoted
        }
    }

    private static func plain(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
            .reduce(String(text)) { text, entity in
                text.split(separator: entity.0, omittingEmptySubsequences: false).joined(separator: entity.1)
            }
    }
}
