/// Reads a text of the SWORD Project. Each chapter is a document, and so is the text before the first chapter of a
/// book.
///
/// Whole books would make poor documents: they differ a hundredfold in length, so a word is in nearly all of them, or
/// in hardly any.
struct SWORDText: StockText {
    let source: Source
    private let module: SWORDModule

    /// A translation of the Bible into modern English.
    static let worldEnglishBible = Self(
        source: Source(
            id: "web",
            title: "World English Bible",
            packages: ["sword-text-web"],
            licence: "public domain"
        ),
        module: SWORDModule(path: "usr/share/sword/modules/texts/ztext/engWEB2015eb", blockLetter: "b")
    )

    /// A commentary on the Psalms, of 1885, by C. H. Spurgeon.
    static let treasuryOfDavid = Self(
        source: Source(
            id: "tdavid",
            title: "The Treasury of David",
            packages: ["sword-comm-tdavid"],
            licence: "public domain"
        ),
        module: SWORDModule(path: "usr/share/sword/modules/comments/zcom/tdavid", blockLetter: "c")
    )

    func forEachDocument(in root: inout DataRoot, _ body: (_ text: [UInt8]) throws -> Void) throws {
        var text = RunningText()
        try module.forEachBlock(in: &root) { block in
            let markup = String(decoding: block, as: UTF8.self)
            // A chapter may span several blocks.
            var chapters = OSISChapters(Array(markup.utf8), continuing: text)
            while let document = try next(&chapters) { try body(document) }
            text = chapters.text
        }
        if let document = text.takeDocument() { try body(document) }
    }

    private func next(_ chapters: inout OSISChapters) throws -> [UInt8]? {
        do throws(MarkupReader.Failure) {
            return try chapters.next()
        } catch {
            throw ImportFailure(module.path, error.reason)
        }
    }
}
