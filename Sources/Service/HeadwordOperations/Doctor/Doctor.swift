public import HeadwordConfiguration
internal import JSONRPCTransport

/// Examines everything that a service needs, and says how to fix what is wrong. It changes nothing.
public struct Doctor: Sendable {
    private let search: ConfigurationSearch
    private let buildFindings: @Sendable (Configuration) -> [Finding]

    /// Creates a doctor.
    ///
    /// - Parameters:
    ///   - search: where the configuration and the data are.
    ///   - buildFindings: returns findings on what a configuration needs but the program was built without.
    public init(
        search: ConfigurationSearch,
        buildFindings: @escaping @Sendable (Configuration) -> [Finding] = { _ in [] }
    ) {
        self.search = search
        self.buildFindings = buildFindings
    }

    /// Examines everything. If the configuration is invalid, the defaults are used for what depends on it.
    public func findings() async -> [Finding] {
        let problems = search.problems()
        let configuration = (try? search.load())?.values ?? Configuration()
        let location = search.location(with: configuration)
        return configurationFindings(problems)
            + buildFindings(configuration)
            + (await lexiconFindings(configuration.rollout, location))
            + CorpusCheck(directory: location.corpora).findings
            + ListenerCheck(configuration: configuration).findings
            + CredentialCheck(configuration: configuration).findings
            + ProviderCheck(isEnabled: configuration.providers.isEnabled, paths: location.providers).findings
            + [Self.openFiles(for: configuration.limits.transport, ProcessFigures.fileLimits)]
    }

    /// Examines the releases of lexicons, or the lexicon if there are none.
    private func lexiconFindings(_ rollout: Configuration.Rollout, _ location: DataLocation) async -> [Finding] {
        guard let store = rollout.store else { return LexiconCheck(path: location.lexicon).findings }
        return await ReleaseCheck(store: store, group: rollout.group).findings
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
