/// A document to be counted.
public struct CorpusDocument: Hashable, Sendable {
    /// The text, in UTF-8.
    public var text: [UInt8]
    /// When it is from.
    public var period: Period?

    /// Creates a document.
    public init(_ text: [UInt8], period: Period? = nil) {
        self.text = text
        self.period = period
    }
}

/// Where the documents of a corpus come from.
public protocol TextSource: SendableMetatype {
    /// The next text; nil after the last one.
    mutating func next() throws -> SourceText?

    /// How many bytes were read, and how many there are, if that is known.
    var position: (read: Int, total: Int?) { get }
}

/// What a source has: a document, or what may turn out to be one.
public enum SourceText: Sendable {
    /// A document.
    case document(CorpusDocument)
    /// A line of JSON Lines, taken apart by the thread that counts it.
    case line(JSONLine)
    /// The path of a file that is no text.
    case binaryFile(String)

    /// The number of bytes.
    var length: Int {
        switch self {
        case .document(let document): document.text.count
        case .line(let line): line.bytes.count
        case .binaryFile(let path): path.utf8.count
        }
    }

    /// The document; nil if there is none to be counted, which is noted.
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

/// What a source had that was not counted, or not in all ways.
public struct TextOmissions: Hashable, Sendable {
    /// The paths of files that are no text, none of which were counted.
    public var binaryFiles: [String] = []
    /// The number of documents in other languages than the corpus's, which were not counted.
    public var documentsInOtherLanguages: UInt64 = 0
    /// The number of documents without a period, which are counted in the whole only.
    public var undatedDocuments: UInt64 = 0

    static func += (omissions: inout Self, other: Self) {
        omissions.binaryFiles = (omissions.binaryFiles + other.binaryFiles).sorted()
        omissions.documentsInOtherLanguages += other.documentsInOtherLanguages
        omissions.undatedDocuments += other.undatedDocuments
    }
}

/// Documents that are in memory.
public struct DocumentList: TextSource, Sendable {
    private let documents: [CorpusDocument]
    private let length: Int
    private var nextDocument = 0

    /// How many bytes were read, and how many there are.
    public private(set) var position: (read: Int, total: Int?)

    /// Creates a source of these documents.
    public init(_ documents: [CorpusDocument]) {
        self.documents = documents
        length = documents.reduce(0) { $0 + $1.text.count }
        position = (0, length)
    }

    /// The next document.
    public mutating func next() -> SourceText? {
        guard nextDocument < documents.count else { return nil }
        defer { nextDocument += 1 }
        position.read += documents[nextDocument].text.count
        return .document(documents[nextDocument])
    }
}
