import Glibc
import HeadwordFiles
import HeadwordTestSupport
import Testing

struct FileTests {
    private let directory: String

    init() throws {
        directory = try TestFiles.temporaryDirectory()
    }

    @Test func whatIsWrittenIsRead() throws {
        let path = directory + "/file"
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
        try File.write(bytes, to: path)
        #expect(try File.bytes(at: path) == bytes)
        #expect(try File.bytes(ofAny: path) == bytes)
        #expect(try File.bytes(at: path, limit: bytes.count) == bytes)
        #expect(throws: FileFailure(path, .tooLong(limit: 100))) { try File.bytes(at: path, limit: 100) }
        try File.write("shorter".utf8, to: path)
        #expect(try File.bytes(at: path) == Array("shorter".utf8))
    }

    @Test func anErrorNamesThePathAndTheReason() {
        let path = directory + "/nothing"
        let failure = #expect(throws: FileFailure.self) { try File.bytes(at: path) }
        #expect(failure?.description == "\(path): No such file or directory")
        #expect(failure?.isMissing == true)
    }

    @Test func onlyRegularFilesAreReadAsAWhole() {
        #expect(throws: FileFailure(directory, .notRegular)) { try File.bytes(at: directory) }
        let pipe = directory + "/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(throws: FileFailure(pipe, .notRegular)) { try File.bytes(at: pipe) }
    }

    @Test func aNewFileDoesNotOverwriteAnother() throws {
        let path = directory + "/file"
        try File.write("old".utf8, to: path, isNew: true)
        #expect(throws: FileFailure(path, .system(EEXIST))) { try File.write("new".utf8, to: path, isNew: true) }
        #expect(try File.bytes(at: path) == Array("old".utf8))
    }

    @Test func aFileIsReplaced() throws {
        let path = directory + "/file"
        try File.replace(path, with: "old".utf8)
        try File.replace(path, with: "new".utf8)
        #expect(try File.bytes(at: path) == Array("new".utf8))
        #expect(try Directory.names(in: directory) == ["file"])
    }

    @Test func theOldFileStaysIfReplacingFails() throws {
        let path = directory + "/file"
        try File.replace(path, with: "old".utf8)
        try Directory.make(path + ".new")
        #expect(throws: FileFailure(path + ".new", .system(EEXIST))) { try File.replace(path, with: "new".utf8) }
        #expect(try File.bytes(at: path) == Array("old".utf8))
    }

    @Test func nothingIsLeftIfTheFileCannotGetItsName() throws {
        let path = directory + "/directory"
        try Directory.make(path)
        #expect(throws: FileFailure(path, .system(EISDIR))) { try File.replace(path, with: "new".utf8) }
        #expect(try Directory.names(in: directory) == ["directory"])
    }

    @Test func aMissingFileNeedNotBeRemoved() throws {
        let path = directory + "/file"
        try File.write([], to: path)
        #expect(try File.remove(path))
        #expect(try !File.remove(path))
        #expect(throws: FileFailure(directory, .system(EISDIR))) { try File.remove(directory) }
    }

    @Test func aLinkIsReplacedAndResolved() throws {
        let link = directory + "/link"
        try File.write([], to: directory + "/first")
        #expect(SymbolicLink.target(of: link) == nil)
        try SymbolicLink.set(link, to: "nowhere")
        #expect(throws: FileFailure(link, .system(ENOENT))) { try File.resolved(link) }
        try SymbolicLink.set(link, to: "first")
        #expect(SymbolicLink.target(of: link) == "first")
        #expect(try File.resolved(link) == File.resolved(directory) + "/first")
    }

    @Test func aStatusTellsFilesApart() throws {
        let (path, link) = (directory + "/file", directory + "/link")
        try File.write("tea".utf8, to: path)
        try SymbolicLink.set(link, to: "file")
        let status = try FileStatus(of: path)
        #expect(status.isRegular && !status.isDirectory && !status.isSocket)
        #expect(status.size == 3)
        #expect(status.owner == geteuid())
        #expect(try FileStatus(of: link).identity == status.identity)
        #expect(try FileStatus(of: link, followingLinks: false).identity != status.identity)
        #expect(try FileStatus(of: directory).isDirectory)
        try File.replace(path, with: "tea".utf8)
        #expect(try FileStatus(of: path).version != status.version)
        #expect(throws: FileFailure(path + "/x", .system(ENOTDIR))) { try FileStatus(of: path + "/x") }
    }

    @Test func aSecondLockIsRefusedUntilTheFirstIsGone() throws {
        let path = directory + "/lock"
        var first = try FileLock(path)
        // A child process has a copy of the descriptor until it runs its program.
        let child = try TestFiles.duplicateDescriptor(of: path)
        #expect(child != nil && first != nil)
        #expect(try FileLock(path) == nil)
        first = nil
        #expect(try FileLock(path) != nil)
    }
}
