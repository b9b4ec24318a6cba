internal import Glibc

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
    public func found() -> (providers: [ProviderFile], faults: [ProviderFileFault]) {
        var (providers, faults): ([ProviderFile], [ProviderFileFault]) = ([], [])
        for path in files + paths.flatMap({ Self.candidates(at: $0, &faults) }) {
            do throws(ProviderFileFault) {
                let file = try ProviderFile(path: path)
                if !providers.contains(file) { providers.append(file) }
            } catch {
                faults.append(error)
            }
        }
        return (providers, faults)
    }

    /// Returns the path itself if it is a file, or the executables in a directory, sorted by name. Hidden files,
    /// directories and files that cannot be run are ignored.
    private static func candidates(at path: String, _ faults: inout [ProviderFileFault]) -> [String] {
        guard let stream = opendir(path) else { return errno == ENOTDIR ? [path] : [] }
        defer { closedir(stream) }
        var status = stat()
        guard fstat(dirfd(stream), &status) == 0, status.st_mode & S_IWOTH == 0 else {
            faults.append(ProviderFileFault(path, "can be changed by everybody; chmod o-w would end that"))
            return []
        }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted().map { "\(path)/\($0)" }.filter(isExecutable)
    }

    private static func isExecutable(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }
}
