/// Why a lexicon cannot be used.
public enum LexiconFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no lexicon at this path.
    case missing(path: String)
    /// This user may not read the file, or it is not a regular file.
    case unreadable(path: String, reason: String)
    /// The file is not a lexicon, or its contents are inconsistent.
    case damaged(path: String, reason: String)
    /// The file was built for another format version.
    case wrongVersion(path: String, found: Int, wanted: Int)
    /// The look-up was stopped because its caller no longer waits for the result.
    case stopped

    /// What is wrong and what to do about it.
    public var description: String {
        switch self {
        case .missing(let path):
            "there is no lexicon at \(path); build one with 'headword lexicon build'"
        case .unreadable(let path, let reason):
            "the lexicon \(path) cannot be read: \(reason)"
        case .damaged(let path, let reason):
            "the lexicon \(path) is damaged: \(reason); rebuild it with 'headword lexicon build'"
        case .wrongVersion(let path, let found, let wanted):
            "the lexicon \(path) has format version \(found), but this program reads version \(wanted); "
                + "rebuild it with 'headword lexicon build'"
        case .stopped: "the look-up was cancelled"
        }
    }
}
