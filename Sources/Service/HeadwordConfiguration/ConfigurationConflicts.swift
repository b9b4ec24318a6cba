internal import HeadwordCore
internal import JSONRPC
internal import OxfordAPI

extension EffectiveConfiguration {
    /// Returns the combinations of values that contradict each other.
    func conflicts() -> [ConfigurationProblem] {
        values.listeners.enumerated().flatMap { conflicts(of: $1, $0) } + limitConflicts() + metricsConflicts()
            + upstreamConflicts() + storeConflicts()
    }

    private func conflicts(of listener: ListenerConfiguration, _ index: Int) -> [ConfigurationProblem] {
        let key = { ListenerConfiguration.key($0, of: index) }
        let found = listener.conflicts.map { problem(key($0.setting), $0.message) }
        let before = values.listeners[..<index].firstIndex { $0.address.collides(with: listener.address) }
        guard let before else { return found }
        let place = origin(of: ListenerConfiguration.key("address", of: before))
        let message = "\(quoted(listener.address.description)) is already used by the listener of \(place)"
        return found + [problem(key("address"), message)]
    }

    /// Each connection may use half of the total bytes; a longer reply could never be sent.
    private func limitConflicts() -> [ConfigurationProblem] {
        let (reply, all) = (values.limits.message.responseBytes, values.limits.bytesInFlight)
        guard reply > all / 2 else { return [] }
        let message = "is \(reply) bytes, expected at most half of limits.bytes-in-flight, which is \(all) bytes"
        return [problem("limits.response-bytes", message)]
    }

    private func metricsConflicts() -> [ConfigurationProblem] {
        guard let address = values.metrics.address else { return [] }
        var messages: [String] = []
        if !address.isLoopback, !values.metrics.isInsecure {
            messages.append(
                "'\(address)' can be reached from other machines, expected a loopback address or metrics.insecure = true"
            )
        }
        if values.listeners.contains(where: { $0.address.collides(with: .tcp(address)) }) {
            messages.append("'\(address)' is already used by a listener, expected another port")
        }
        return messages.map { problem("metrics.address", $0) }
    }

    /// The upstream requires credentials, and they must not be sent where others could read them on the way.
    private func upstreamConflicts() -> [ConfigurationProblem] {
        let upstream = values.upstream
        var problems = values.needsUpstream ? missingCredentials() : []
        if let url = upstream.url, !url.isPrivate(through: upstream.proxy) {
            problems.append(problem("upstream.url", "\(quoted(url)) would send the key unencrypted, expected https"))
        }
        let deadline = values.limits.message.deadlineMilliseconds
        if values.sources.values.contains(.upstreamThenLexicon), upstream.totalMilliseconds >= deadline {
            let message =
                "leaves no time for the lexicon, expected less than limits.deadline-milliseconds, which is \(deadline)"
            problems.append(problem("upstream.total-milliseconds", message))
        }
        return problems
    }

    /// A store holds what is configured for it, and its password must not be sent where others could read it on the way.
    private func storeConflicts() -> [ConfigurationProblem] {
        let store = values.store
        guard !store.addresses.isEmpty else {
            guard values.upstream.cache == .store else { return [] }
            return [problem("upstream.cache", "is store, but there is none: expected store.addresses too")]
        }
        let isProtected = store.usesTLS || store.isInsecure || store.addresses.allSatisfy { !$0.involvesOtherMachines }
        guard store.passwordFile != nil, !isProtected else { return [] }
        let message = "would be sent unencrypted to another machine, expected store.tls = true or store.insecure = true"
        return [problem("store.password-file", message)]
    }

    private func missingCredentials() -> [ConfigurationProblem] {
        var problems: [ConfigurationProblem] = []
        if values.upstream.idFile == nil {
            problems.append(
                problem("upstream.app-id-file", "is missing, expected the file with the application's identifier")
            )
        }
        if values.upstream.keyFile == nil {
            problems.append(
                problem("upstream.app-key-file", "is missing, expected the file with the application's key")
            )
        }
        return problems
    }

    private func problem(_ key: String, _ message: String) -> ConfigurationProblem {
        ConfigurationProblem(origin(of: key), key: key, "\(key) \(message)")
    }
}

extension ListenerConfiguration {
    /// The contradictions within this listener: the offending setting, and why.
    fileprivate var conflicts: [(setting: String, message: String)] {
        let isForOtherSocket = "applies to Unix sockets only, but the address is \(quoted(address.description))"
        let rules: [(isBroken: Bool, setting: String, message: String)] = [
            (!address.isUnix && mode != nil, "mode", isForOtherSocket),
            (!address.isUnix && owner != nil, "owner", isForOtherSocket),
            (certificate != nil && key == nil, "certificate", "has no key, expected the setting 'key' too"),
            (key != nil && certificate == nil, "key", "has no certificate, expected the setting 'certificate' too"),
            (
                clientAuthority != nil && certificate == nil, "client-authority",
                "is for TLS, expected the setting 'certificate' too"
            ),
            (
                isReachable && certificate == nil && tokenFile == nil && !isInsecure, "address",
                "\(quoted(address.description)) can be reached from other machines, expected a token-file, a certificate "
                    + "with its key, or insecure = true"
            ),
        ]
        return rules.filter(\.isBroken).map { ($0.setting, $0.message) }
    }

    /// Whether other machines can reach the address. Sockets passed in by systemd are the responsibility of their unit.
    private var isReachable: Bool { address.involvesOtherMachines }
}

extension ListenerAddress {
    /// Whether it can be reached from other machines, or is one of theirs.
    fileprivate var involvesOtherMachines: Bool {
        if case .tcp(let address) = self { !address.isLoopback } else { false }
    }

    fileprivate var isUnix: Bool {
        if case .unix = self { true } else { false }
    }
}

extension String {
    /// Whether an address uses TLS, or is on this machine without a proxy in between.
    fileprivate func isPrivate(through proxy: HostAndPort?) -> Bool {
        if hasPrefix("https://") { return true }
        guard proxy == nil else { return false }
        let place = dropFirst("http://".count).prefix { $0 != "/" }
        return HostAndPort(String(place.contains(":") ? place : place + ":80"))?.isLoopback == true
    }
}
