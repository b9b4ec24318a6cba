import HeadwordLexiconBuilder
import Testing

/// Texts of the World English Bible and of The Treasury of David, which are in the public domain.
@Suite struct SWORDTextTests {
    private static let bible = "usr/share/sword/modules/texts/ztext/engWEB2015eb/"
    private static let treasury = "usr/share/sword/modules/comments/zcom/tdavid/"

    private static let nothing = SWORDFiles([String]())

    private func bible(_ old: [String], _ new: [String] = []) throws -> [String] {
        try StockTexts.documents(
            of: "web",
            SWORDFiles(old).files(at: Self.bible + "ot.b").merging(SWORDFiles(new).files(at: Self.bible + "nt.b")) {
                $1
            }
        )
    }

    @Test func aChapterIsADocumentWhereverItsBlocksEnd() throws {
        let documents = try bible(
            [
                "<milestone type=\"x-importer\" n=\"$Rev: 3769 $\"/>\n",
                "<title level=\"1\" type=\"main\">Exodus</title> <div type=\"introduction\"/> It has 40 chapters. "
                    + "<chapter n=\"1\" osisID=\"Exod.1\" sID=\"Exod.1\"/>Now these are <lb/>",
                "the names. <chapter eID=\"Exod.1\"/>",
            ],
            ["<chapter sID=\"Matt.1\"/>The book of <div type=\"x-p\"/>Jesus<chapter eID=\"Matt.1\"/>", ""]
        )
        #expect(documents == ["It has 40 chapters.", "Now these are\nthe names.", "The book of\nJesus"])
    }

    @Test(arguments: [
        (
            "<w lemma=\"strong:H3068\">Yahweh</w><note placement=\"foot\"><reference type=\"annotateRef\">1:1 </reference>"
                + "“Yahweh” is God’s proper Name.</note><w lemma=\"strong:H7121\">called</w> <w>to</w> Moses",
            "Yahweh called to Moses"
        ),
        ("in my hand<note>Greek</note>. <q who=\"Jesus\">Enter.</q><q>That</q>", "in my hand. Enter. That"),
        ("him.<note>Not in the <seg>Hebrew</seg></note>[He prayed", "him. He prayed"),
        ("<title type=\"x-s\">OVERVIEW</title><title canonical=\"true\">A Psalm.</title>Praise", "A Psalm.\nPraise"),
        ("<hi type=\"bold\">Verse 1.</hi> <hi type=\"italic\">\"BLESSED\"</hi> &amp; see", "\"BLESSED\" & see"),
    ])
    func onlyTheWordsAreLeft(markup: String, text: String) throws {
        #expect(try bible(["<chapter sID=\"x\"/>" + markup]) == [text])
    }

    @Test func aCommentaryIsReadAsWell() throws {
        let chapter =
            "<chapter sID=\"Ps.1\"/><hi type=\"bold\">Verse 1.</hi> We might read it, \"Oh, the blessednesses!\""
        let files = SWORDFiles([chapter]).files(at: Self.treasury + "ot.c")
            .merging(Self.nothing.files(at: Self.treasury + "nt.c")) { $1 }
        #expect(
            try StockTexts.documents(of: "tdavid", files) == ["We might read it, \"Oh, the blessednesses!\""]
        )
    }

    @Test(arguments: [
        Damage("ot.bzs", "the length is not a multiple of 12") { $0.index.removeLast() },
        Damage("ot.bzz", "block 1 is damaged") { $0.index[12] = 200 },
        Damage("ot.bzz", "block 1 is damaged") { $0.index[15] = 255 },
        Damage("ot.bzz", "block 1 is damaged") { $0.index[19] = 255 },
        Damage("ot.bzz", "block 0 is damaged") { $0.index[8] += 1 },
        Damage("ot.bzz", "block 0 is damaged") { $0.index[8] -= 1 },
        Damage("ot.bzz", "block 0 is damaged") { $0.index[11] = 255 },
        Damage("ot.bzz", "block 0 is damaged") { $0.blocks[9] ^= 1 },
        Damage("ot.bzz", "block 1 is damaged") { $0.blocks.removeLast() },
    ])
    func damagedBlocksAreRefusedByTheirFile(damage: Damage) throws {
        var files = SWORDFiles(["<chapter/>In the beginning", "<chapter/>Now these are the names"])
        damage.change(&files)
        let all = files.files(at: Self.bible + "ot.b").merging(Self.nothing.files(at: Self.bible + "nt.b")) { $1 }
        let failure = #expect(throws: ImportFailure.self) { try StockTexts.documents(of: "web", all) }
        #expect(failure?.path == Self.bible + damage.file)
        #expect(failure?.reason == damage.reason)
    }

    struct Damage: Sendable {
        var file: String
        var reason: String
        var change: @Sendable (inout SWORDFiles) -> Void

        init(_ file: String, _ reason: String, change: @escaping @Sendable (inout SWORDFiles) -> Void) {
            (self.file, self.reason, self.change) = (file, reason, change)
        }
    }

    @Test func bytesThatAreNoUTF8AreReplaced() throws {
        let files = SWORDFiles([Array("In the b".utf8) + [0xE9] + Array("ginning".utf8)])
        let all = files.files(at: Self.bible + "ot.b").merging(Self.nothing.files(at: Self.bible + "nt.b")) { $1 }
        #expect(try StockTexts.documents(of: "web", all) == ["In the b\u{FFFD}ginning"])
    }

    @Test func markupThatIsNotClosedIsRefused() throws {
        let failure = #expect(throws: ImportFailure.self) { try bible(["In the <w lemma=\"beginning"]) }
        #expect(failure?.path == String(Self.bible.dropLast()))
    }
}
