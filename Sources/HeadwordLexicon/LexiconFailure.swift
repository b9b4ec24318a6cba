/// Why a lexicon cannot be used.
public enum LexiconFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no lexicon at this path.
    case missing(path: String)
    /// The system does not let this user read the file, or it is no regular file.
    case unreadable(path: String, reason: String)
    /// The file is no lexicon, or what it says cannot be true.
    case damaged(path: String, reason: String)
    /// The file was built for another version of Headword.
    case wrongVersion(path: String, found: Int, wanted: Int)
    /// Nobody waits for what was looked up any more.
    case stopped

    /// What is wrong and what to do about it.
    public var description: String {
        switch self {
        case .missing(let path):
            "there is no lexicon at \(path); build one with 'headword lexicon build'"
        case .unreadable(let path, let reason):
            "the lexicon \(path) cannot be read: \(reason)"
        case .damaged(let path, let reason):
            "the lexicon \(path) is damaged: \(reason); build it anew with 'headword lexicon build'"
        case .wrongVersion(let path, let found, let wanted):
            "the lexicon \(path) has format version \(found) and this program reads version \(wanted); "
                + "build it anew with 'headword lexicon build'"
        case .stopped: "the look-up was ended"
        }
    }
}
