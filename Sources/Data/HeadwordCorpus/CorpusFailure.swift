/// An error in counting texts, or in writing or reading counts.
public enum CorpusFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file holds no counts, or its contents are invalid.
    case damaged(path: String, reason: String)
    /// The file has the format of another version of Headword.
    case wrongVersion(path: String, found: Int, wanted: Int)
    /// The counts cannot be added up: their n-grams have different maximum lengths, or only one has punctuation.
    case incompatible(path: String, other: String)
    /// The corpus omits rare words or n-grams, or document counts, so sums would be too small.
    case incomplete(path: String)
    /// There are more items than a corpus file can number.
    case tooLarge(path: String, what: String, number: UInt64)
    /// A text cannot be read, or is not in the expected format.
    case text(path: String, line: Int?, reason: String)
    /// The work was cancelled.
    case cancelled
    /// A system call failed.
    case system(path: String, reason: String)

    /// The error message.
    public var description: String {
        switch self {
        case .damaged(let path, let reason): "the counts in \(path) are damaged: \(reason)"
        case .wrongVersion(let path, let found, let wanted):
            "the counts in \(path) have format version \(found), but this program reads version \(wanted)"
        case .incompatible(let path, let other):
            "\(path) and \(other) were counted with different options, so their counts do not add up"
        case .incomplete(let path):
            "\(path) leaves out rare words or n-grams, or does not count documents, so it cannot be merged"
        case .tooLarge(let path, let what, let number):
            "\(path) cannot have \(number) \(what): the numbers in a corpus file are below \(UInt32.max)"
        case .text(let path, let line, let reason): "\(path):\(line.map { "\($0):" } ?? "") \(reason)"
        case .cancelled: "the work was cancelled"
        case .system(let path, let reason): "\(path): \(reason)"
        }
    }
}
