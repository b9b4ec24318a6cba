import HeadwordLexiconBuilder
import HeadwordTestSupport
import Testing

/// The texts of the stock corpora, read from a few files.
enum StockTexts {
    /// The documents of a text.
    ///
    /// - Parameter files: the contents of the data files by their paths below the root.
    static func documents(of id: String, _ files: [String: [UInt8]]) throws -> [String] {
        let text = try #require(StockCorpus.open.first { $0.source.id == id })
        var root = DataRoot(try SampleLexicon.root(of: files))
        var documents: [String] = []
        try text.forEachDocument(in: &root) { documents.append(String(decoding: $0, as: UTF8.self)) }
        return documents
    }

    /// The documents of a text that has one file.
    static func documents(of id: String, at path: String, _ text: String) throws -> [String] {
        try documents(of: id, [path: Array(text.utf8)])
    }
}
