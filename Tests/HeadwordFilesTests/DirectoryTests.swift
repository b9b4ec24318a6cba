import Glibc
import HeadwordFiles
import HeadwordTestSupport
import Testing

struct DirectoryTests {
    private let directory: String

    init() throws {
        directory = try TestFiles.temporaryDirectory()
    }

    @Test func aDirectoryMayBeMadeTwice() throws {
        let path = directory + "/a"
        try Directory.make(path)
        try Directory.make(path)
        #expect(try FileStatus(of: path).isDirectory)
    }

    @Test func aMissingParentIsAnErrorUnlessItIsToBeMade() throws {
        let path = directory + "/a/b//c"
        #expect(throws: FileFailure(path, .system(ENOENT))) { try Directory.make(path) }
        try Directory.makeWithParents(path)
        try Directory.makeWithParents(path + "/")
        #expect(try FileStatus(of: path).isDirectory)
    }

    @Test func anErrorNamesTheDirectoryThatCannotBeMade() throws {
        let file = directory + "/file"
        try File.write([], to: file)
        let failure = #expect(throws: FileFailure.self) { try Directory.makeWithParents(file + "/a/b") }
        #expect(failure?.description == "\(file)/a: Not a directory")
    }

    @Test func namesAreThoseOfFilesAndDirectories() throws {
        try Directory.make(directory + "/a")
        try File.write([], to: directory + "/.hidden")
        #expect(try Directory.names(in: directory).sorted() == [".hidden", "a"])
        #expect(try Directory.names(in: directory + "/a").isEmpty)
        #expect(throws: FileFailure(directory + "/b", .system(ENOENT))) { try Directory.names(in: directory + "/b") }
        #expect(throws: FileFailure(directory + "/.hidden", .system(ENOTDIR))) {
            try Directory.names(in: directory + "/.hidden")
        }
    }
}
