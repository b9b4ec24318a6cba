import ArgumentParser

/// The option that names the archive of packages.
struct MirrorOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The archive of Debian to download from, or a directory of package files.",
            discussion: "Default: the archives of Debian that apt is configured for.",
            valueName: "address"
        ),
        completion: .directory
    )
    var mirror: String?
}
