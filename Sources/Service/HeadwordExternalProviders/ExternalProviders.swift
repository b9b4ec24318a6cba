public import HeadwordCore
internal import HeadwordJSON
public import Logging
internal import NIOCore
internal import NIOPosix
internal import Synchronization

/// The external providers of a service: started, described and supervised.
public final class ExternalProviders: Sendable {
    /// The providers that have described themselves.
    public let providers: [any ExternalProvider]
    private let group: MultiThreadedEventLoopGroup?

    private init(_ providers: [any ExternalProvider], _ group: MultiThreadedEventLoopGroup?) {
        self.providers = providers
        self.group = group
    }

    /// Starts all providers that a search finds, concurrently, and asks each to describe itself. A provider that cannot
    /// be used is logged and left out: it never keeps a service from starting.
    public static func start(
        _ search: ProviderSearch,
        options: ProviderOptions,
        logger: Logger
    ) async -> ExternalProviders {
        let (files, failures) = search.found()
        for failure in failures { logger.error("provider left out", metadata: ["reason": "\(failure)"]) }
        guard !files.isEmpty else { return ExternalProviders([], nil) }
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let supervisors = files.map { file in
            ProviderSupervisor(file, options: options, eventLoop: group.next(), logger: logger)
        }
        let described = await describe(supervisors, logger)
        return ExternalProviders(described, group)
    }

    /// Shuts down all providers except the given ones; nobody can call the others.
    public func keep(_ kept: [any ExternalProvider]) async {
        let paths = Set(kept.map(\.report.path))
        await end { !paths.contains($0.supervisor.file.path) }
    }

    /// Shuts down all providers when their calls in flight have ended, or after ten seconds.
    public func retire() async {
        for _ in 0..<100 {
            try? await Task.sleep(for: .milliseconds(100))
            if !providers.contains(where: { $0.report.callsInFlight > 0 }) { break }
        }
        await shutdown()
    }

    /// Shuts down all providers and waits until their processes have been reaped.
    public func shutdown() async {
        await end { _ in true }
        try? await group?.shutdownGracefully()
    }

    private func end(where isDone: (DescribedProvider) -> Bool) async {
        guard !providers.isEmpty else { return }
        let supervisors = providers.compactMap { $0 as? DescribedProvider }.filter(isDone).map(\.supervisor)
        await withTaskGroup { tasks in
            for supervisor in supervisors { tasks.addTask { await supervisor.shutdown() } }
        }
    }

    /// Returns the providers with a valid description, in their original order.
    private static func describe(_ supervisors: [ProviderSupervisor], _ logger: Logger) async -> [DescribedProvider] {
        await withTaskGroup(of: (Int, DescribedProvider?).self) { tasks in
            for (index, supervisor) in supervisors.enumerated() {
                tasks.addTask { (index, await describe(supervisor, logger)) }
            }
            var described = [DescribedProvider?](repeating: nil, count: supervisors.count)
            for await (index, provider) in tasks { described[index] = provider }
            return described.compactMap(\.self)
        }
    }

    private static func describe(_ supervisor: ProviderSupervisor, _ logger: Logger) async -> DescribedProvider? {
        do {
            return DescribedProvider(manifest: try await supervisor.manifest(), supervisor: supervisor)
        } catch {
            let reason = (error as? CallFailure)?.message ?? (error as? JSONFailure)?.message ?? "\(error)"
            logger.error(
                "provider left out",
                metadata: ["path": "\(supervisor.file.path)", "reason": "\(reason)"]
            )
            await supervisor.shutdown()
            return nil
        }
    }
}

/// A provider that has described itself.
struct DescribedProvider: ExternalProvider {
    let manifest: ProviderManifest
    let supervisor: ProviderSupervisor

    var report: ExternalProviderReport {
        var report = ExternalProviderReport(
            name: manifest.name,
            version: manifest.version,
            namespace: manifest.namespace,
            path: supervisor.file.path
        )
        report.isUp = supervisor.status.isUp.load(ordering: .relaxed)
        report.restarts = supervisor.status.restarts.load(ordering: .relaxed)
        report.callsInFlight = supervisor.status.callsInFlight.load(ordering: .relaxed)
        return report
    }

    func register(in registry: inout EndpointRegistry) throws {
        for method in manifest.methods {
            try registry.add(method.description) { [supervisor] parameters in
                try await supervisor.answer(method.description.method, try method.checked(parameters))
            }
        }
    }
}
