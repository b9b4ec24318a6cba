package import HeadwordConfiguration
package import HeadwordOperations
package import HeadwordRedis

extension Configuration {
    /// Returns the store that replicas share; nil if none is configured. It is not connected yet.
    ///
    /// - Throws: ``MissingFeature``, ``ServerFailure``, or an error about certificates.
    package func redisStore(_ features: Features) throws -> RedisStore? {
        store.addresses.isEmpty ? nil : RedisStore(RedisClient(try store.options(features)), prefix: store.prefix)
    }
}

extension Features {
    /// Returns whether the store that replicas share can be used; nil if there is none, or this program cannot use it.
    package func storeFinding(for configuration: Configuration) async -> Finding? {
        do {
            guard let client = try configuration.redisStore(self)?.client else { return nil }
            let reply: Result<RedisValue, RedisFailure>
            do throws(RedisFailure) { reply = .success(try await client.send(["PING"])) } catch {
                reply = .failure(error)
            }
            await client.shutdown()
            _ = try reply.get()
            return Finding("store", .ok, client.report.address)
        } catch is MissingFeature {
            return nil
        } catch {
            return Finding("store", .fail, "\(error)", remedy: "start it, or correct the settings in [store]")
        }
    }
}

extension Configuration.Store {
    fileprivate func options(_ features: Features) throws -> RedisOptions {
        var options = RedisOptions(addresses.compactMap(RedisOptions.Address.init))
        options.master = master
        options.database = database
        options.milliseconds = milliseconds
        options.credentials = try passwordFile.map { path in
            let password = try CredentialFile.word(at: path, "store.password-file", isSecret: true)
            return RedisOptions.Credentials(user: user, password: password)
        }
        guard usesTLS else { return options }
        guard let tls = features.tls else { throw MissingFeature.tls(neededBy: "store.tls") }
        let authorities = authorities
        let protection = { @Sendable (host: String) in
            try tls.protection(host: host, authorities: authorities, certificate: nil, key: nil)
        }
        // Certificates that cannot be read are an error now, not at the first connection.
        _ = try protection("localhost")
        options.protection = { host, channel in try protection(host)(channel) }
        return options
    }
}

extension RedisOptions.Address {
    fileprivate init?(_ address: ListenerAddress) {
        switch address {
        case .tcp(let address): self = .tcp(host: address.host, port: address.port)
        case .unix(let path): self = .unix(path: path)
        case .systemd: return nil
        }
    }
}
