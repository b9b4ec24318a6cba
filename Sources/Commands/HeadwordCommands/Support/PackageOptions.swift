import ArgumentParser

/// Options that say where the packages with the data are.
struct PackageOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The directory with the unpacked packages; if given, nothing is downloaded.",
            valueName: "directory"
        ),
        completion: .directory
    )
    var root: String?

    @OptionGroup
    var mirror: MirrorOptions

    /// The directory with the unpacked packages.
    var directory: String { root ?? PackageFetching.cacheDirectory }

    /// Fetches the packages that are missing, unless a directory was given.
    ///
    /// - Returns: the packages that could not be had, each with the reason.
    func fetch(_ packages: [String], _ display: ProgressDisplay) async throws -> [String: String] {
        guard root == nil else { return [:] }
        return try await PackageFetching.fetch(packages, into: directory, from: mirror.mirror, display)
    }
}
