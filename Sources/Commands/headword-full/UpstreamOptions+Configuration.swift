import CProcess
import Glibc
import HeadwordCommandLine
import HeadwordConfiguration
import HeadwordFiles
import HeadwordOperations
import HeadwordRedis
internal import HeadwordServer
import OxfordAPI
public import OxfordAPIClient

extension OxfordClient: UpstreamClient {
    /// Checks the connection by requesting the list of languages, which is small and available in both versions and in
    /// all plans.
    package func check() async throws {
        _ = try await check(with: OxfordCall("languages"), as: Oxford.Languages.self)
    }
}

extension UpstreamOptions {
    /// Creates the options from a configuration.
    ///
    /// - Parameter store: the store that replicas share; nil for none.
    init(_ upstream: Configuration.Upstream, _ store: RedisStore?) throws {
        self.init(version: upstream.version, url: upstream.url, credentials: try UpstreamCredentials(upstream))
        timeouts.connect = upstream.connectMilliseconds
        timeouts.read = upstream.readMilliseconds
        timeouts.total = upstream.totalMilliseconds
        proxy = upstream.proxy.map { ($0.host, $0.port) }
        authorities = upstream.authorities
        retries = upstream.retries
        failuresToPause = upstream.failuresToPause
        pauseSeconds = Double(upstream.pauseSeconds)
        budget = Budget(perMinute: upstream.callsPerMinute, perMonth: upstream.callsPerMonth)
        self.store = store
        if store == nil { budget.file = try Self.file(upstream.callsFile, or: "upstream-calls.sqlite", in: .state) }
        guard upstream.cache != .off else { return }
        var cache = Cache()
        if upstream.cache == .file { cache.file = try Self.file(upstream.cacheFile, or: "upstream.sqlite", in: .cache) }
        cache.isShared = upstream.cache == .store
        cache.bytes = upstream.cacheBytes
        cache.seconds = upstream.cacheSeconds
        self.cache = cache
    }

    /// Returns a file given by the user, or else one in a directory of the current user or of a systemd service, which
    /// is created if necessary.
    private static func file(_ path: String?, or name: String, in place: StandardDirectory) throws -> String {
        if let path { return path }
        let directory = place.path
        guard directory.hasPrefix("/") else {
            throw UpstreamOptionsFailure(reason: "there is no default directory for \(name), since HOME is not set")
        }
        do {
            try Directory.makeWithParents(directory, permissions: 0o700)
        } catch {
            // On a read-only file system, opening the file fails, which is reported.
            guard error.cause == .system(EROFS) else { throw UpstreamOptionsFailure(reason: "cannot create \(error)") }
        }
        return "\(directory)/\(name)"
    }
}

extension UpstreamCredentials {
    /// Reads the credential files, and prevents memory dumps of this process from then on.
    fileprivate init(_ upstream: Configuration.Upstream) throws {
        headword_forbid_dumps()
        self.init(
            id: try Self.read(upstream.idFile, "app-id-file"),
            key: try Self.read(upstream.keyFile, "app-key-file", isSecret: true)
        )
    }

    private static func read(_ path: String?, _ setting: String, isSecret: Bool = false) throws -> String {
        guard let path else { throw UpstreamOptionsFailure(reason: "\(setting) is not set") }
        return try CredentialFile.word(at: path, setting, isSecret: isSecret)
    }
}

/// The directories for files other than configuration (XDG Base Directory Specification; systemd.exec(5)).
private enum StandardDirectory {
    case state
    case cache

    var path: String {
        let (ofUnit, ofUser, inHome) =
            switch self {
            case .state: ("STATE_DIRECTORY", "XDG_STATE_HOME", ".local/state")
            case .cache: ("CACHE_DIRECTORY", "XDG_CACHE_HOME", ".cache")
            }
        // The variable may list several, separated by colons.
        if let first = Terminal.environment(ofUnit)?.split(separator: ":").first { return String(first) }
        let directory = Terminal.environment(ofUser).flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (directory ?? "\(Terminal.environment("HOME") ?? ".")/\(inHome)") + "/headword"
    }
}
