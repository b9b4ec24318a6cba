/// Reads An Anarchist FAQ (`usr/share/doc/anarchism/html`); each page is a document.
///
/// Pages that consist mostly of links, and lists of books and addresses, are left out. The thousands of references to
/// books, `[Op. Cit., p. 5]`, are not part of the text.
struct AnarchistFAQ: StockText {
    let source = Source(
        id: "anarchism",
        title: "An Anarchist FAQ",
        packages: ["anarchism"],
        licence: "GPL-2.0-only"
    )

    private static let directory = "usr/share/doc/anarchism/html"

    /// Pages of addresses, the bibliography, and pages about the web site.
    private static let lists: Set<String> = [
        "alinks.html", "arlinks.html", "biblio.html", "book.html", "contact.html", "links.html", "new.html", "pdf.html",
        "translations.html",
    ]

    func forEachDocument(in root: inout DataRoot, _ body: (_ text: [UInt8]) throws -> Void) throws {
        for name in try root.names(in: Self.directory) where name.hasSuffix(".html") && !Self.lists.contains(name) {
            let path = "\(Self.directory)/\(name)"
            if let document = try Self.document(of: try root.file(path), path: path) { try body(document) }
        }
    }

    private static func document(of page: [UInt8], path: String) throws -> [UInt8]? {
        do throws(MarkupReader.Failure) {
            var text = try WebPageText(String(decodingUTF8OrLatin1: page[...]))
            return text.isMostlyLinks ? nil : text.text.takeDocument()
        } catch {
            throw ImportFailure(path, error.reason)
        }
    }
}

/// The text of a web page.
private struct WebPageText {
    /// Inline elements; all others begin a new line.
    private static let inline: Set<String> = [
        "a", "abbr", "b", "cite", "code", "em", "font", "i", "q", "s", "small", "span", "strong", "sub", "sup", "u",
    ]

    var text = RunningText()
    private var length = 0
    private var linkLength = 0
    private var isInLink = false

    /// Whether more than half of the text is in links.
    var isMostlyLinks: Bool { linkLength * 2 > length }

    init(_ page: String) throws(MarkupReader.Failure) {
        var reader = MarkupReader(Array(page.utf8))
        while let piece = try reader.next() {
            switch piece {
            case .text(let bytes): append(bytes)
            case .start(let tag) where tag.name == "head" || tag.has("book-navigation"): try reader.skip(tag)
            case .start(let tag): cross(tag.name, isInLink: true)
            case .end(let name): cross(name, isInLink: false)
            }
        }
    }

    private mutating func append(_ bytes: [UInt8]) {
        text.append(bytes)
        let letters = bytes.count { $0 > .blank }
        length += letters
        if isInLink { linkLength += letters }
    }

    private mutating func cross(_ name: String, isInLink: Bool) {
        if name == "a" { self.isInLink = isInLink }
        if !Self.inline.contains(name) { text.endLine() }
    }
}
