/// A document to be counted.
package struct CorpusDocument: Hashable, Sendable {
    /// The text, in UTF-8.
    package var text: [UInt8]
    /// The period that the text is from; nil if unknown.
    package var period: Period?

    /// Creates a document.
    package init(_ text: [UInt8], period: Period? = nil) {
        self.text = text
        self.period = period
    }
}

/// A source of the documents of a corpus.
package protocol TextSource: SendableMetatype {
    /// Returns the next text; nil after the last one.
    mutating func next() throws -> SourceText?

    /// The number of bytes read, and the total if known.
    var position: (read: Int, total: Int?) { get }
}

/// An item of a source: a document, or something that may turn out to be one.
package enum SourceText: Sendable {
    /// A document.
    case document(CorpusDocument)
    /// A line of JSON Lines, parsed by the thread that counts it.
    case line(JSONLine)
    /// The path of a file that is not text.
    case binaryFile(String)

    /// The number of bytes.
    var length: Int {
        switch self {
        case .document(let document): document.text.count
        case .line(let line): line.bytes.count
        case .binaryFile(let path): path.utf8.count
        }
    }

    /// Returns the document; nil if there is none to count, which is noted in the omissions.
    func document(_ omissions: inout TextOmissions) throws -> CorpusDocument? {
        switch self {
        case .document(let document):
            if document.period == nil { omissions.undatedDocuments += 1 }
            return document
        case .line(let line):
            guard let document = try line.document() else {
                omissions.documentsInOtherLanguages += 1
                return nil
            }
            if document.period == nil { omissions.undatedDocuments += 1 }
            return document
        case .binaryFile(let path):
            omissions.binaryFiles.append(path)
            return nil
        }
    }
}

/// The parts of a source that were not counted, or only in part.
package struct TextOmissions: Hashable, Sendable {
    /// The paths of files that are not text, which were not counted.
    package var binaryFiles: [String] = []
    /// The number of documents in languages other than the corpus's, which were not counted.
    package var documentsInOtherLanguages: UInt64 = 0
    /// The number of documents without a period, which are counted only in the totals.
    package var undatedDocuments: UInt64 = 0

    static func += (omissions: inout Self, other: Self) {
        omissions.binaryFiles = (omissions.binaryFiles + other.binaryFiles).sorted()
        omissions.documentsInOtherLanguages += other.documentsInOtherLanguages
        omissions.undatedDocuments += other.undatedDocuments
    }
}

/// Documents in memory.
package struct DocumentList: TextSource, Sendable {
    private let documents: [CorpusDocument]
    private let length: Int
    private var nextDocument = 0

    /// The number of bytes read, and the total.
    package private(set) var position: (read: Int, total: Int?)

    /// Creates a source of these documents.
    package init(_ documents: [CorpusDocument]) {
        self.documents = documents
        length = documents.reduce(0) { $0 + $1.text.count }
        position = (0, length)
    }

    /// Returns the next document; nil after the last one.
    package mutating func next() -> SourceText? {
        guard nextDocument < documents.count else { return nil }
        defer { nextDocument += 1 }
        position.read += documents[nextDocument].text.count
        return .document(documents[nextDocument])
    }
}
