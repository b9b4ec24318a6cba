/// A body of texts in which words and n-grams can be counted.
package protocol StockText: Sendable {
    /// The source of the texts.
    var source: Source { get }

    /// Calls `body` with each document: running text in UTF-8, without markup.
    ///
    /// - Throws: the errors of `body`, and ``ImportFailure`` with the file that cannot be read.
    func forEachDocument(in root: inout DataRoot, _ body: (_ text: [UInt8]) throws -> Void) throws
}

/// The corpora that can be built from packages.
package enum StockCorpus {
    /// The texts of the corpus `open`: politics, religion, witticisms and the prose of dictionaries.
    package static let open: [any StockText] = [
        AnarchistFAQ(), SWORDText.worldEnglishBible, SWORDText.treasuryOfDavid, Fortunes(), WordNetGlosses(),
        DingSentences(), FOLDOCArticles(), GCIDEQuotationTexts(),
    ]

    /// The word counts of the corpus `wiki`. It has no documents and no n-grams.
    package static let wiki: [any WordCounts] = [OnboardImporter.english] + OnboardImporter.others

    /// The word counts of the corpus `subtitles`, one list for each language.
    package static let subtitles: [any WordCounts] = SubtitleCounts.all
}
