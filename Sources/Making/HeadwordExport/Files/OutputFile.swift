internal import HeadwordFiles
internal import SystemPackage

/// A new file that is written piece by piece.
final class OutputFile {
    /// The path of the file.
    let path: String
    /// The number of bytes written so far.
    private(set) var length = 0

    private let file: FileDescriptor
    private var buffer: [UInt8] = []
    private var isOpen = true

    private static let bufferLength = 1 << 16

    /// Creates a file; one that exists is an error.
    init(_ path: String) throws(FileFailure) {
        self.path = path
        do {
            file = try FileDescriptor.open(
                path,
                .writeOnly,
                options: [.create, .exclusiveCreate, .closeOnExec],
                permissions: FilePermissions(rawValue: 0o644)
            )
        } catch {
            throw FileFailure(path, error)
        }
    }

    deinit {
        if isOpen { try? file.close() }
    }

    /// Appends bytes.
    func write(_ bytes: some Collection<UInt8>) throws(FileFailure) {
        buffer += bytes
        length += bytes.count
        if buffer.count >= Self.bufferLength { try flush() }
    }

    /// Appends a text.
    func write(_ text: String) throws(FileFailure) { try write(text.utf8) }

    /// Appends the contents of another file.
    func append(contentsOf other: String) throws(FileFailure) {
        do {
            let source = try FileDescriptor.open(other, .readOnly, options: [.closeOnExec])
            defer { try? source.close() }
            var chunk = [UInt8](repeating: 0, count: Self.bufferLength)
            while case let count = try chunk.withUnsafeMutableBytes({ try source.read(into: $0) }), count > 0 {
                try write(chunk[..<count])
            }
        } catch let failure as FileFailure {
            throw failure
        } catch {
            throw FileFailure(other, error)
        }
    }

    /// Writes what is left to disk and closes the file.
    func close() throws(FileFailure) {
        try flush()
        isOpen = false
        do {
            try file.close()
        } catch {
            throw FileFailure(path, error)
        }
        try File.sync(path)
    }

    private func flush() throws(FileFailure) {
        do {
            try file.writeAll(buffer)
        } catch {
            throw FileFailure(path, error)
        }
        buffer.removeAll(keepingCapacity: true)
    }
}

extension FileFailure {
    fileprivate init(_ path: String, _ error: any Error) {
        self.init(path, .system((error as? Errno)?.rawValue ?? Errno.ioError.rawValue))
    }
}
