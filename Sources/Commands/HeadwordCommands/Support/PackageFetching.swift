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

    /// Fetches the missing packages, after announcing them and their sizes, and says what could not be had.
    ///
    /// - Parameter mirror: the archive to download from; nil for those that apt is configured for.
    /// - Returns: the packages that could not be had, each with the reason.
    static func fetch(
        _ packages: [String],
        into path: String,
        from mirror: String?,
        _ display: ProgressDisplay
    ) async throws -> [String: String] {
        let directory = PackageDirectory(path)
        do {
            let missing = try directory.missing(of: packages)
            guard !missing.isEmpty else { return [:] }
            Terminal.complain(announcement(of: missing, into: path))
            let outcome = try await directory.fetch(missing, from: mirror.map { PackageArchive($0) }) { pin, place in
                if Interruption.wasAsked { throw CancellationError() }
                display.show("fetching \(pin.name)", place, missing.count)
            }
            display.show("fetching packages", missing.count, missing.count)
            for (wanted, taken) in outcome.replaced { Terminal.complain("headword: \(replacement(wanted, taken))") }
            return Dictionary(uniqueKeysWithValues: outcome.missing.map { ($0.package, $0.reason.description) })
        } catch let failure as PackageFailure {
            throw CommandFailure(.lexicon, "headword: \(failure)")
        }
    }

    private static func replacement(_ wanted: PackagePin, _ taken: PackagePin) -> String {
        "\(wanted.name) \(wanted.version) cannot be had; taking \(taken.version)"
    }

    /// Returns a description of what will be downloaded.
    static func announcement(of pins: [PackagePin], into path: String) -> String {
        let lines = pins.map { "  \($0.name) \($0.version), \(megabytes($0.size))" }
        let size = megabytes(pins.reduce(0) { $0 + $1.size })
        let unpackedSize = megabytes(pins.reduce(0) { $0 + $1.unpackedSize })
        let count = pins.count == 1 ? "1 package" : "\(pins.count) packages"
        return "Fetching \(count), \(size) to download, \(unpackedSize) unpacked below \(path); nothing is installed:\n"
            + lines.joined(separator: "\n")
    }

    private static func megabytes(_ bytes: Int) -> String {
        let tenths = (bytes + 50_000) / 100_000
        return "\(tenths / 10).\(tenths % 10) MB"
    }
}
