import HeadwordTestSupport
import Testing

@testable import HeadwordExport

@Suite struct StagingDirectoryTests {
    @Test func aDirectoryThatIsDiscardedLeavesNothing() throws {
        let parent = try TestFiles.temporaryDirectory()
        let directory = try StagingDirectory(for: parent + "/out")
        try directory.file("words").close()
        directory.discard()
        #expect(try TestFiles.names(in: parent).isEmpty)
    }

    @Test func aCompleteDirectoryTakesItsPlace() throws {
        let parent = try TestFiles.temporaryDirectory()
        let directory = try StagingDirectory(for: parent + "/out/")
        let file = try directory.file("words")
        try file.write("one\n")
        try file.close()
        try directory.commit()
        directory.discard()
        #expect(try TestFiles.names(in: parent) == ["out"])
        #expect(try TestFiles.names(in: parent + "/out") == ["words"])
    }

    @Test func whatAKilledExportLeftIsRemoved() throws {
        let parent = try TestFiles.temporaryDirectory()
        for name in ["words", ".lock"] { try TestFiles.write([1], at: ".out.exporting/\(name)", below: parent) }
        let directory = try StagingDirectory(for: parent + "/out")
        try directory.commit()
        #expect(try TestFiles.names(in: parent + "/out").isEmpty)
    }

    @Test func whatNoExportLeftIsKept() throws {
        let parent = try TestFiles.temporaryDirectory()
        try TestFiles.write([1], at: ".out.exporting/words", below: parent)
        #expect(throws: ExportFailure.exists(path: "\(parent)/.out.exporting")) {
            try StagingDirectory(for: parent + "/out")
        }
        #expect(try TestFiles.contents(of: "\(parent)/.out.exporting/words") == [1])
    }

    @Test func whatExistsIsNotReplaced() throws {
        let path = try TestFiles.temporaryDirectory()
        #expect(throws: ExportFailure.exists(path: path)) { try StagingDirectory(for: path) }
    }

    @Test func twoExportsDoNotWriteTheSameDirectory() throws {
        let path = try TestFiles.temporaryDirectory() + "/out"
        let directory = try StagingDirectory(for: path)
        #expect(throws: ExportFailure.busy(path: path)) { try StagingDirectory(for: path) }
        directory.discard()
    }
}
