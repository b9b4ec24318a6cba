/// Why texts cannot be counted, or counts cannot be written or read.
public enum CorpusFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file holds no counts, or what it says cannot be true.
    case damaged(path: String, reason: String)
    /// The file has the format of another version of Headword.
    case wrongVersion(path: String, found: Int, wanted: Int)
    /// Counts of n-grams up to different lengths, or with and without punctuation, do not add up.
    case incompatible(path: String, other: String)
    /// The corpus leaves out what is rare, or documents, so that sums would be too small.
    case incomplete(path: String)
    /// There is more than a corpus file has numbers for.
    case tooLarge(path: String, what: String, number: UInt64)
    /// A text cannot be read as what it should be.
    case text(path: String, line: Int?, reason: String)
    /// Somebody has ended the work.
    case cancelled
    /// The system refused.
    case system(path: String, reason: String)

    /// What is wrong.
    public var description: String {
        switch self {
        case .damaged(let path, let reason): "the counts in \(path) are damaged: \(reason)"
        case .wrongVersion(let path, let found, let wanted):
            "the counts in \(path) have format version \(found) and this program reads version \(wanted)"
        case .incompatible(let path, let other):
            "\(path) and \(other) were counted with different options, so their counts do not add up"
        case .incomplete(let path):
            "\(path) leaves out words or n-grams that are rare, or does not count documents, so it cannot be merged"
        case .tooLarge(let path, let what, let number):
            "\(path) cannot have \(number) \(what); a corpus file has numbers below \(UInt32.max)"
        case .text(let path, let line, let reason): "\(path):\(line.map { "\($0):" } ?? "") \(reason)"
        case .cancelled: "the work was ended"
        case .system(let path, let reason): "\(path): \(reason)"
        }
    }
}
