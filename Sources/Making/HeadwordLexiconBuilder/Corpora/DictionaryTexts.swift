internal import HeadwordModel

/// The glosses of WordNet. A document holds the definitions and examples of one synset, without the words of the synset
/// or the authors of the examples.
struct WordNetGlosses: StockText {
    var source: Source { WordNetImporter().source }

    func forEachDocument(in root: inout DataRoot, _ body: (_ text: [UInt8]) throws -> Void) throws {
        try WordNetImporter.forEachSynset(in: &root) { synset in
            let gloss = Gloss(synset.gloss)
            let lines = gloss.definitions + gloss.examples.map(\.text)
            if let document = RunningText.document(lines: lines) { try body(document) }
        }
    }
}

/// The English sentences of Ding. A document holds the sentences of one line.
///
/// Headwords and phrases are left out: they would make infinitives and placeholders for objects, `to do sth.`, seem
/// common.
struct DingSentences: StockText {
    private static let fewestWords = 3

    var source: Source { DingImporter().source }

    func forEachDocument(in root: inout DataRoot, _ body: (_ text: [UInt8]) throws -> Void) throws {
        let lines = try DingImporter.lines(below: &root)
        for number in lines.indices {
            guard let line = try DingImporter.line(number, of: lines) else { continue }
            let sentences = line.parts.flatMap(\.english).map(\.text).filter(Self.isSentence)
            if let document = RunningText.document(lines: unique(sentences)) { try body(document) }
        }
    }

    /// Whether a term begins and ends like a sentence, and has no gaps or alternatives: `How far has ... progressed?`,
    /// `Can/Will you help me?`
    private static func isSentence(_ term: String) -> Bool {
        let text = term.trimmed(of: "\"' ")
        guard let first = text.first, first.isUppercase, let last = text.last, ".!?".contains(last),
            !text.holds("/"), !text.holds("…")
        else { return false }
        return text.utf8.count { $0 == .blank } + 1 >= fewestWords
    }
}

/// The articles of FOLDOC: definitions and remarks, without headwords, subject fields, dates and sources.
struct FOLDOCArticles: StockText {
    var source: Source { FOLDOCImporter().source }

    func forEachDocument(in root: inout DataRoot, _ body: (_ text: [UInt8]) throws -> Void) throws {
        for block in try DictdDatabase("foldoc", below: &root).blocks {
            let entry = FOLDOCEntry(Substring(decoding: block.text, as: UTF8.self))
            let lines = (entry?.senses ?? []).flatMap { [$0.prose.definition.text] + $0.prose.notes.map(\.text) }
            if let document = RunningText.document(lines: lines) { try body(document) }
        }
    }
}

/// The quotations of GCIDE. Each is a document, without its author. Blocks that GCIDE took from WordNet are skipped.
struct GCIDEQuotationTexts: StockText {
    var source: Source { GCIDEImporter().source }

    func forEachDocument(in root: inout DataRoot, _ body: (_ text: [UInt8]) throws -> Void) throws {
        let progress = Progress { _, _, _ in }
        try GCIDEImporter.forEachBlock(in: &root, progress: progress) { block in
            guard !block.isFromWordNet else { return }
            for quotation in block.quotations {
                // Slashes separate lines of verse.
                let lines = quotation.text[...].components(separatedBy: " / ")
                if let document = RunningText.document(lines: lines.map(String.init)) { try body(document) }
            }
        }
    }
}

extension GCIDEBlock {
    /// The quotations of all senses.
    fileprivate var quotations: [GCIDEQuotation] {
        (senses + collocations.flatMap(\.senses)).flatMap { sense in
            // Subsenses have no subsenses of their own.
            ([sense] + sense.subsenses).flatMap { $0.inlineQuotations + $0.blockQuotations }
        }
    }
}
