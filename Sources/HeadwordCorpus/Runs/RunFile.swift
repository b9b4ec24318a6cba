internal import Glibc
internal import Synchronization

/// An open file, closed when nobody needs it any more.
final class RunFile: Sendable {
    let path: String
    let descriptor: Int32
    /// Whether the file goes when nobody needs it, since it was not put in place.
    private let isUnfinished: Mutex<Bool>

    private init(path: String, descriptor: Int32, isUnfinished: Bool = false) throws(CorpusFailure) {
        self.path = path
        self.isUnfinished = Mutex(isUnfinished)
        self.descriptor = descriptor
        guard descriptor >= 0 else { throw Self.failure(path) }
    }

    deinit {
        if isUnfinished.withLock({ $0 }) { unlink(path) }
        close(descriptor)
    }

    /// Opens a file to be read.
    convenience init(reading path: String) throws(CorpusFailure) {
        try self.init(path: path, descriptor: open(path, O_RDONLY | O_CLOEXEC))
    }

    /// Opens a file to be written anew, which is removed unless it is put in place.
    ///
    /// What a process that was killed has left is written over. The system lets go of the lock when a process ends.
    convenience init(writing path: String) throws(CorpusFailure) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor < 0 || flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw .system(path: path, reason: "another process is writing it")
        }
        try self.init(path: path, descriptor: descriptor, isUnfinished: true)
        guard ftruncate(descriptor, 0) == 0 else { throw Self.failure(path) }
    }

    /// Creates a file that has no name, so that it is gone with the process, however this ends.
    convenience init(namelessIn directory: String) throws(CorpusFailure) {
        var template = Array("\(directory)/.headword-run-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        if descriptor >= 0 {
            unlink(template)
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        }
        try self.init(path: "\(directory)/.headword-run", descriptor: descriptor)
    }

    func size() throws(CorpusFailure) -> Int {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Self.failure(path) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .damaged(path: path, reason: "it is no file") }
        return Int(status.st_size)
    }

    func append(_ bytes: [UInt8]) throws(CorpusFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count >= 0 || errno == EINTR else { throw Self.failure(path) }
            rest = rest.dropFirst(max(0, count))
        }
    }

    /// Appends bytes of another file without taking them up.
    func append(_ bytes: Range<Int>, of other: RunFile) throws(CorpusFailure) {
        var offset = off_t(bytes.lowerBound)
        while offset < bytes.upperBound {
            let count = sendfile(descriptor, other.descriptor, &offset, bytes.upperBound - Int(offset))
            guard count != 0 else { throw .damaged(path: other.path, reason: "it ends too early") }
            guard count > 0 || errno == EINTR else { throw Self.failure(path) }
        }
    }

    /// Reads bytes that must be there.
    func bytes(at offset: Int, count: Int) throws(CorpusFailure) -> [UInt8] {
        var read = 0
        var isDamaged = false
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            while read < count {
                let more = pread(descriptor, buffer.baseAddress.map { $0 + read }, count - read, off_t(offset + read))
                if more < 0, errno == EINTR { continue }
                guard more > 0 else {
                    isDamaged = more == 0
                    break
                }
                read += more
            }
            initialized = read
        }
        if isDamaged { throw .damaged(path: path, reason: "it ends too early") }
        guard read == count else { throw Self.failure(path) }
        return bytes
    }

    /// Makes sure that the contents outlive a failure of the system, then gives the file its name.
    func put(at target: String) throws(CorpusFailure) {
        guard fsync(descriptor) == 0, rename(path, target) == 0 else { throw Self.failure(target) }
        isUnfinished.withLock { $0 = false }
        let directory = try RunFile(reading: Self.directory(of: target))
        guard fsync(directory.descriptor) == 0 else { throw Self.failure(directory.path) }
    }

    /// The directory that a file is in.
    static func directory(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The file beside a target that is written before it has the target's name.
    static func unfinished(_ target: String) -> String {
        let name = target.split(separator: "/").last ?? "counts"
        return "\(directory(of: target))/.\(name).unfinished"
    }

    /// What the system has just said about a file.
    static func failure(_ path: String) -> CorpusFailure {
        .system(path: path, reason: String(cString: strerror(errno)))
    }
}
