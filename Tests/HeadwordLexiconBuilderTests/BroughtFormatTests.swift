import HeadwordLexiconBuilder
import HeadwordTestSupport
import Testing

@Suite struct BroughtFormatTests {
    /// Returns the path of a folder with empty files.
    private func folder(_ names: [String]) throws -> String {
        let path = try TestFiles.temporaryDirectory()
        for name in names { try TestFiles.write([], at: name, below: path) }
        return path
    }

    @Test(arguments: [
        (["LICENSE", "README.md", "citation.bib", "odenet.xml"], "odenet.xml"), (["a.xml.gz", "a.txt"], "a.xml.gz"),
        (["a.dict.dz", "a.index"], "a.index"), (["a.dict", "a.idx", "a.ifo", "a.syn"], "a.ifo"),
    ])
    func aFolderStandsForItsOnlyDictionary(names: [String], file: String) throws {
        let path = try folder(names)
        #expect(try BroughtFormat.file(at: path) == "\(path)/\(file)")
    }

    @Test(arguments: [
        (["LICENSE"], "the folder has no dictionary"), ([], "the folder has no dictionary"),
        (["b.tsv", "a.xml"], "the folder has 2 dictionaries; name one of them, such as a.xml"),
    ])
    func anotherFolderIsRefused(names: [String], reason: String) throws {
        let path = try folder(names)
        let failure = #expect(throws: ImportFailure.self) { try BroughtFormat.file(at: path) }
        #expect(failure?.reason == reason)
    }

    @Test func aFileStandsForItself() throws {
        #expect(try BroughtFormat.file(at: "/nowhere/a.xml") == "/nowhere/a.xml")
    }
}
