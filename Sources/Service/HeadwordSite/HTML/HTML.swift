/// A part of a page: text, elements, or several of these. All text is escaped when it is written, so that no word of a
/// dictionary or of a visitor can become a mark.
struct HTML: Sendable {
    private indirect enum Content {
        case text(String)
        case element(Tag, [Attribute], [HTML])
        case sequence([HTML])
    }

    private let content: Content

    private init(_ content: Content) { self.content = content }

    /// Creates a text.
    static func text(_ text: String) -> HTML { HTML(.text(text)) }

    /// Creates an element.
    init(_ tag: Tag, _ attributes: Attribute?..., @HTMLBuilder contents: () -> [HTML] = { [] }) {
        content = .element(tag, attributes.compactMap(\.self), contents())
    }

    /// Creates a sequence.
    init(@HTMLBuilder _ contents: () -> [HTML]) { content = .sequence(contents()) }

    /// Creates a link; only its contents if they lead nowhere.
    static func link(_ address: SiteAddress?, @HTMLBuilder _ contents: () -> [HTML]) -> HTML {
        address == nil ? HTML(contents) : HTML(.a, .href(address), contents: contents)
    }

    /// Nothing.
    static let empty = HTML(.sequence([]))
}

// MARK: - Writing

extension HTML {
    /// The whole document, with the declaration of its type.
    var document: [UInt8] {
        var bytes = Array("<!DOCTYPE html>\n".utf8)
        write(to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    private func write(to bytes: inout [UInt8]) {
        switch content {
        case .text(let text): Self.escape(text, to: &bytes)
        case .sequence(let parts): for part in parts { part.write(to: &bytes) }
        case .element(let tag, let attributes, let parts):
            Self.open(tag, attributes, to: &bytes)
            for part in parts { part.write(to: &bytes) }
            if !tag.isVoid { bytes += "</\(tag.rawValue)>".utf8 }
        }
    }

    private static func open(_ tag: Tag, _ attributes: [Attribute], to bytes: inout [UInt8]) {
        bytes += "<\(tag.rawValue)".utf8
        for attribute in attributes {
            bytes += " \(attribute.name)".utf8
            guard let value = attribute.value else { continue }
            bytes += "=\"".utf8
            escape(value, to: &bytes)
            bytes.append(UInt8(ascii: "\""))
        }
        bytes.append(UInt8(ascii: ">"))
    }

    /// Writes text so that it is neither a mark nor the end of an attribute. Control characters, which HTML forbids,
    /// become blanks.
    private static func escape(_ text: String, to bytes: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case UInt8(ascii: "\""): bytes += "&quot;".utf8
            case UInt8(ascii: "\t"), UInt8(ascii: "\n"): bytes.append(byte)
            case 0..<0x20, 0x7F: bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
    }
}
