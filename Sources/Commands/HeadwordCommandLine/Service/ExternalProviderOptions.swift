package import ArgumentParser
internal import HeadwordExternalProviders

/// Options that say which external providers to run.
package struct ExternalProviderOptions: ParsableArguments {
    @Option(
        name: .customLong("provider"),
        help: ArgumentHelp(
            "Run this provider too, an executable; may be repeated.",
            discussion: "Documentation/provider-protocol.md says what it must do.",
            valueName: "path"
        ),
        completion: .file()
    )
    package var files: [String] = []

    /// Creates the options.
    package init() {}

    package func validate() throws {
        for file in files {
            do throws(ProviderFileFault) {
                _ = try ProviderFile(path: file)
            } catch {
                throw ValidationError("--provider \(error).")
            }
        }
    }
}
