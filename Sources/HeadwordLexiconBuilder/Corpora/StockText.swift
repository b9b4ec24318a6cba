/// A body of texts that words and n-grams can be counted in.
package protocol StockText: Sendable {
    /// What is read.
    var source: Source { get }

    /// Calls `body` with each document: running text in UTF-8, without markup.
    ///
    /// - Throws: what `body` throws, and ``ImportFailure`` with the file that cannot be read.
    func forEachDocument(in root: inout DataRoot, _ body: (_ text: [UInt8]) throws -> Void) throws
}

/// The corpora that can be made of Debian's packages.
package enum StockCorpus {
    /// The texts of the corpus `open`: politics, religion, wit and the prose of dictionaries.
    package static let open: [any StockText] = [
        AnarchistFAQ(), SWORDText.worldEnglishBible, SWORDText.treasuryOfDavid, Fortunes(), WordNetGlosses(),
        DingSentences(), FOLDOCArticles(), GCIDEQuotationTexts(),
    ]

    /// The word counts of the corpus `wiki`, one for each language. There are no documents in it, and no n-grams.
    package static let wiki: [OnboardImporter] = [.english] + OnboardImporter.others
}
