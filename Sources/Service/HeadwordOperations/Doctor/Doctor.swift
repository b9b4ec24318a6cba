package import HeadwordConfiguration
package import HeadwordReleases
internal import JSONRPCTransport

/// Examines everything that a service needs, and says how to fix what is wrong. It changes nothing.
public struct Doctor: Sendable {
    private let search: ConfigurationSearch
    private let releaseStore: @Sendable (String) throws -> any ReleaseStore
    private let furtherFindings: @Sendable (Configuration) async -> [Finding]

    /// Creates a doctor.
    ///
    /// - Parameters:
    ///   - search: where the configuration and the data are.
    ///   - releaseStore: returns the store of releases at a path or an address.
    ///   - furtherFindings: returns findings on what depends on the features that the program was built with.
    package init(
        search: ConfigurationSearch,
        releaseStore: @escaping @Sendable (String) throws -> any ReleaseStore = { DirectoryStore($0) },
        furtherFindings: @escaping @Sendable (Configuration) async -> [Finding] = { _ in [] }
    ) {
        self.search = search
        self.releaseStore = releaseStore
        self.furtherFindings = furtherFindings
    }

    /// Examines everything. If the configuration is invalid, the defaults are used for what depends on it.
    public func findings() async -> [Finding] {
        let problems = search.problems()
        let configuration = (try? search.load())?.values ?? Configuration()
        let location = search.location(with: configuration)
        return configurationFindings(problems)
            + (await furtherFindings(configuration))
            + (await lexiconFindings(configuration.rollout, location))
            + CorpusCheck(directory: location.corpora).findings
            + ListenerCheck(configuration: configuration).findings
            + CredentialCheck(configuration: configuration).findings
            + ProviderCheck(isEnabled: configuration.providers.isEnabled, paths: location.providers).findings
            + [Self.openFiles(for: configuration.limits.transport, ProcessFigures.fileLimits)]
    }

    /// Examines the releases of lexicons, or the lexicon if there are none.
    private func lexiconFindings(_ rollout: Configuration.Rollout, _ location: DataLocation) async -> [Finding] {
        guard let place = rollout.store else { return LexiconCheck(path: location.lexicon).findings }
        return await ReleaseCheck(place: place, group: rollout.group, open: releaseStore).findings
    }

    private func configurationFindings(_ problems: [ConfigurationProblem]) -> [Finding] {
        guard problems.isEmpty else {
            return problems.map { problem in
                Finding("configuration", .fail, problem.description, remedy: "see 'headword config reference'")
            }
        }
        let files = search.files
        let message = files.isEmpty ? "no file; all settings have their defaults" : files.joined(separator: ", ")
        return [Finding("configuration", .ok, message)]
    }

    /// Whether the configured number of connections, and some other files, can be open. The service raises its soft
    /// limit to the hard limit.
    static func openFiles(for limits: TransportLimits, _ allowed: (soft: Int, hard: Int)) -> Finding {
        let reserve = 64
        let wanted = limits.connections + reserve
        guard allowed.hard < wanted else {
            return Finding("limits", .ok, "\(limits.connections) connections, \(allowed.hard) files may be open")
        }
        return Finding(
            "limits",
            .fail,
            "limits.connections is \(limits.connections), but only \(allowed.hard) files may be open",
            remedy: "set LimitNOFILE=\(wanted) in the unit (ulimit -n), "
                + "or limits.connections = \(max(1, allowed.hard - reserve))"
        )
    }
}
