package import ArgumentParser
internal import HeadwordExternalProviders

/// Options that say which external providers to run.
package struct ExternalProviderOptions: ParsableArguments {
    @Option(
        name: .customLong("provider"),
        help: ArgumentHelp(
            "Also run this external provider, an executable; may be repeated.",
            discussion: "See Documentation/provider-protocol.md for what it must do.",
            valueName: "path"
        ),
        completion: .file()
    )
    package var files: [String] = []

    /// Creates the options.
    package init() {}

    package func validate() throws {
        for file in files {
            do throws(ProviderFileFailure) {
                _ = try ProviderFile(path: file)
            } catch {
                throw ValidationError("--provider \(error).")
            }
        }
    }
}
