internal import Glibc
internal import HeadwordFiles

/// The places to look for providers.
public struct ProviderSearch: Sendable {
    /// Files that were named explicitly; each must exist.
    public var files: [String]
    /// Files, and directories of files, the more specific first; missing ones are ignored.
    public var paths: [String]

    /// Creates a search.
    public init(files: [String] = [], paths: [String]) {
        self.files = files
        self.paths = paths
    }

    /// Returns the providers found, each file once, and the reasons the others cannot be used.
    public func found() -> (providers: [ProviderFile], failures: [ProviderFileFailure]) {
        var (providers, failures): ([ProviderFile], [ProviderFileFailure]) = ([], [])
        for path in files + paths.flatMap({ Self.candidates(at: $0, &failures) }) {
            do throws(ProviderFileFailure) {
                let file = try ProviderFile(path: path)
                if !providers.contains(file) { providers.append(file) }
            } catch {
                failures.append(error)
            }
        }
        return (providers, failures)
    }

    /// Returns the path itself if it is a file, or the executables in a directory, sorted by name. Hidden files,
    /// directories and files that cannot be run are ignored.
    private static func candidates(at path: String, _ failures: inout [ProviderFileFailure]) -> [String] {
        let (names, status): ([String], FileStatus)
        do {
            (names, status) = try Directory.contents(of: path)
        } catch {
            return error.cause == .system(ENOTDIR) ? [path] : []
        }
        guard !status.isWritableByAll else {
            failures.append(ProviderFileFailure(path, "is world-writable: run chmod o-w"))
            return []
        }
        return names.filter { !$0.hasPrefix(".") }.sorted().map { "\(path)/\($0)" }.filter(isExecutable)
    }

    private static func isExecutable(_ path: String) -> Bool {
        (try? FileStatus(of: path))?.isRegular == true && access(path, X_OK) == 0
    }
}
