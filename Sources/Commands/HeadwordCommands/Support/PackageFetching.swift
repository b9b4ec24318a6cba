import HeadwordCommandLine
import HeadwordPackages

/// Fetches packages and shows the progress.
enum PackageFetching {
    /// The directory where packages are cached between builds (XDG Base Directory Specification).
    static var cacheDirectory: String {
        let home = Terminal.environment("HOME") ?? "."
        let cache = Terminal.environment("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (cache ?? "\(home)/.cache") + "/headword/packages"
    }

    /// Fetches the missing packages, after announcing them and their sizes.
    static func fetch(_ packages: [String], into path: String, _ display: ProgressDisplay) async throws {
        let directory = PackageDirectory(path)
        do {
            let missing = try await directory.missing(of: packages)
            guard !missing.isEmpty else { return }
            Terminal.complain(announcement(of: missing, into: path))
            try await directory.fetch(missing) { download, place in
                if Interruption.wasAsked { throw CancellationError() }
                display.show("fetching \(download.name)", place, missing.count)
            }
            display.show("fetching packages", missing.count, missing.count)
        } catch let failure as PackageFailure {
            throw CommandFailure(.lexicon, "headword: \(failure)")
        }
    }

    /// Returns a description of what will be downloaded.
    static func announcement(of downloads: [PackageDirectory.Download], into path: String) -> String {
        let lines = downloads.map { "  \($0.name) \($0.version), \(megabytes($0.size))" }
        let size = megabytes(downloads.reduce(0) { $0 + $1.size })
        let unpackedSize = megabytes(downloads.reduce(0) { $0 + $1.unpackedSize })
        let count = downloads.count == 1 ? "1 Debian package" : "\(downloads.count) Debian packages"
        return "Fetching \(count), \(size) to download, \(unpackedSize) unpacked below \(path); nothing is installed:\n"
            + lines.joined(separator: "\n")
    }

    private static func megabytes(_ bytes: Int) -> String {
        let tenths = (bytes + 50_000) / 100_000
        return "\(tenths / 10).\(tenths % 10) MB"
    }
}
