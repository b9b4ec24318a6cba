internal import CSQLite
internal import Glibc

/// An SQLite virtual file system (sqlite.org/vfs.html) that reads files whose pages carry checksums, and refuses each
/// page that does not match its checksum. Such files are never written to, so there is nothing to lock or to sync.
///
/// Any other file that SQLite opens, such as one for sorting rows, is opened by its default file system.
enum CheckedFiles {
    /// The name by which a connection selects the file system.
    static let name = "headword-checked"

    /// SQLite's result of registering the file system, which happens once per process.
    static let registration: Int32 = register()

    private static func register() -> Int32 {
        guard let standard = sqlite3_vfs_find(nil) else { return SQLITE_ERROR }
        let shared = UnsafeMutablePointer<Shared>.allocate(capacity: 1)
        shared.initialize(to: Shared(standard: standard, methods: methods))
        let system = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
        system.initialize(to: standard.pointee)
        system.pointee.zName = UnsafePointer(strdup(name))
        system.pointee.szOsFile = max(standard.pointee.szOsFile, Int32(MemoryLayout<File>.size))
        system.pointee.pNext = nil
        system.pointee.pAppData = UnsafeMutableRawPointer(shared)
        system.pointee.xOpen = open
        return sqlite3_vfs_register(system, 0)
    }

    /// The state that all files share.
    private struct Shared {
        var standard: UnsafeMutablePointer<sqlite3_vfs>
        var methods: sqlite3_io_methods
    }

    /// An open file. SQLite allocates it, and expects its methods at the beginning.
    private struct File {
        var base: sqlite3_file
        var descriptor: Int32
        var pageSize: Int32
    }

    private static func file(_ pointer: UnsafeMutablePointer<sqlite3_file>?) -> UnsafeMutablePointer<File>? {
        pointer.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: File.self) }
    }
}

// MARK: - Opening

extension CheckedFiles {
    private typealias Open =
        @convention(c) (
            UnsafeMutablePointer<sqlite3_vfs>?, UnsafePointer<CChar>?, UnsafeMutablePointer<sqlite3_file>?, Int32,
            UnsafeMutablePointer<Int32>?
        ) -> Int32

    private static let open: Open = { system, path, base, flags, opened in
        guard let shared = system?.pointee.pAppData?.assumingMemoryBound(to: Shared.self) else { return SQLITE_ERROR }
        let standard = shared.pointee.standard
        guard flags & SQLITE_OPEN_MAIN_DB != 0, let path, let file = file(base) else {
            return standard.pointee.xOpen?(standard, path, base, flags, opened) ?? SQLITE_CANTOPEN
        }
        base?.pointee.pMethods = nil
        let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return SQLITE_CANTOPEN }
        let methods = UnsafeMutableRawPointer(shared).advanced(by: MemoryLayout<Shared>.offset(of: \.methods) ?? 0)
        file.initialize(
            to: File(
                base: sqlite3_file(pMethods: UnsafePointer(methods.assumingMemoryBound(to: sqlite3_io_methods.self))),
                descriptor: descriptor,
                pageSize: Int32(SQLiteHeader(descriptor: descriptor)?.pageSize ?? 0)
            )
        )
        opened?.pointee = flags
        return SQLITE_OK
    }
}

// MARK: - Reading

extension CheckedFiles {
    private static var methods: sqlite3_io_methods {
        var methods = sqlite3_io_methods()
        methods.iVersion = 1
        methods.xClose = { base in
            close(CheckedFiles.file(base)?.pointee.descriptor ?? -1) == 0 ? SQLITE_OK : SQLITE_IOERR
        }
        methods.xRead = { base, bytes, count, offset in
            guard let file = CheckedFiles.file(base), let bytes else { return SQLITE_IOERR }
            return CheckedFiles.read(file.pointee, into: bytes, count: count, offset: offset)
        }
        methods.xFileSize = { base, size in
            var status = stat()
            guard let file = CheckedFiles.file(base), fstat(file.pointee.descriptor, &status) == 0 else {
                return SQLiteCode.statusFailed
            }
            size?.pointee = Int64(status.st_size)
            return SQLITE_OK
        }
        methods.xWrite = { _, _, _, _ in SQLITE_READONLY }
        methods.xTruncate = { _, _ in SQLITE_READONLY }
        methods.xSync = { _, _ in SQLITE_OK }
        methods.xLock = { _, _ in SQLITE_OK }
        methods.xUnlock = { _, _ in SQLITE_OK }
        methods.xCheckReservedLock = { _, isReserved in
            isReserved?.pointee = 0
            return SQLITE_OK
        }
        methods.xFileControl = { _, _, _ in SQLITE_NOTFOUND }
        methods.xSectorSize = { _ in 0 }
        methods.xDeviceCharacteristics = { _ in SQLITE_IOCAP_IMMUTABLE }
        return methods
    }

    /// Reads part of a file; a whole page must match its checksum.
    private static func read(_ file: File, into bytes: UnsafeMutableRawPointer, count: Int32, offset: Int64) -> Int32 {
        var done = 0
        while done < count {
            let part = pread(file.descriptor, bytes + done, Int(count) - done, Int(offset) + done)
            if part < 0, errno == EINTR { continue }
            guard part >= 0 else { return SQLiteCode.readFailed }
            guard part > 0 else {
                memset(bytes + done, 0, Int(count) - done)
                return SQLiteCode.shortRead
            }
            done += part
        }
        guard count == file.pageSize else { return SQLITE_OK }
        let isRight = PageChecksum.matches(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
        return isRight ? SQLITE_OK : SQLiteCode.wrongChecksum
    }
}
