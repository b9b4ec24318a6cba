import Glibc
import HeadwordExternalProviders
import HeadwordTestSupport
import Testing

@Suite struct ProviderSearchTests {
    /// Makes a directory with one executable and many other entries.
    private func directory() throws -> String {
        let directory = try TestFiles.temporaryDirectory()
        chmod(directory, 0o755)
        for (name, mode) in [("b.py", 0o755), ("a", 0o700), (".hidden", 0o755), ("notes.txt", 0o644), ("open", 0o757)] {
            try TestFiles.write(Array("#!/bin/sh\n".utf8), to: "\(directory)/\(name)")
            chmod("\(directory)/\(name)", mode_t(mode))
        }
        mkdir("\(directory)/data", 0o755)
        return directory
    }

    @Test func executablesAreFoundByName() throws {
        let directory = try directory()
        let (providers, failures) = ProviderSearch(paths: ["/no/such/directory", directory]).found()
        #expect(providers.map(\.path) == ["\(directory)/a", "\(directory)/b.py"])
        #expect(providers.map(\.name) == ["a", "b"])
        #expect(failures.map(\.path) == ["\(directory)/open"])
        #expect(failures.first?.reason.contains("is world-writable") == true)
    }

    @Test func aFileIsFoundOnce() throws {
        let file = try directory() + "/b.py"
        #expect(ProviderSearch(files: [file], paths: [file]).found().providers.map(\.path) == [file])
    }

    @Test func aDirectoryThatEverybodyCanChangeIsRefused() throws {
        let directory = try directory()
        chmod(directory, 0o777)
        let (providers, failures) = ProviderSearch(paths: [directory]).found()
        #expect(providers.isEmpty && failures.map(\.path) == [directory])
    }

    @Test(arguments: [
        ("/no/such/file", "cannot be found"), ("/etc", "is not a regular file"), ("/etc/passwd", "is not executable"),
    ])
    func aFileThatIsNamedMustBeOne(path: String, told: String) {
        let failure = #expect(throws: ProviderFileFailure.self) { try ProviderFile(path: path) }
        #expect(failure?.description.contains(told) == true)
    }
}
