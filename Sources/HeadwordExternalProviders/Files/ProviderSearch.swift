internal import Glibc

/// Where providers are looked for.
public struct ProviderSearch: Sendable {
    /// Files that were named, which must be there.
    public var files: [String]
    /// Files, and directories of files, the more specific first; what is not there has no providers.
    public var paths: [String]

    /// Creates a search.
    public init(files: [String] = [], paths: [String]) {
        self.files = files
        self.paths = paths
    }

    /// The providers that are there, each file once, and what is wrong with the others.
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

    /// A file, or the executables in a directory by name: what is hidden, is a directory or cannot be run is something
    /// else.
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
