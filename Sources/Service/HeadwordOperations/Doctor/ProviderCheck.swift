internal import HeadwordExternalProviders

/// Examines the files of the external providers, without running any.
struct ProviderCheck {
    let isEnabled: Bool
    let paths: [String]

    var findings: [Finding] {
        guard isEnabled else { return [Finding("providers", .ok, "providers.enabled is false")] }
        let (found, problems) = ProviderSearch(paths: paths).found()
        guard !found.isEmpty || !problems.isEmpty else {
            return [Finding("providers", .ok, "none in \(paths.joined(separator: ", "))")]
        }
        return found.map { Finding("providers", .ok, $0.path) }
            + problems.map { Finding("providers", .warn, "\($0); it is not loaded") }
    }
}
