internal import HeadwordCore
internal import HeadwordJSON
internal import Logging
internal import NIOCore
internal import Synchronization

/// Runs one provider, for callers on any thread.
final class ProviderSupervisor: Sendable {
    /// The executable.
    let file: ProviderFile
    /// The status of the provider.
    let status = ProviderStatus()
    private let isOver = Atomic(false)
    private let eventLoop: any EventLoop
    private let supervision: NIOLoopBoundBox<Supervision>

    init(_ file: ProviderFile, options: ProviderOptions, eventLoop: any EventLoop, logger: Logger) {
        self.file = file
        self.eventLoop = eventLoop
        var logger = logger
        logger[metadataKey: "provider"] = "\(file.name)"
        supervision = .makeBoxSendingValue(
            Supervision(file, options: options, eventLoop: eventLoop, logger: logger, status: status),
            eventLoop: eventLoop
        )
    }

    /// Starts the provider and returns its manifest.
    func manifest() async throws -> ProviderManifest {
        let call = ProviderCall("provider.describe", parameters: [])
        eventLoop.execute { [supervision] in supervision.value.start(describing: call) }
        let manifest = try ProviderManifest(try await call.outcome().get().text.value())
        eventLoop.execute { [supervision] in supervision.value.setConcurrency(manifest.concurrency) }
        return manifest
    }

    /// Calls a method of the provider.
    func answer(_ method: String, _ parameters: JSONObject) async throws -> ProviderReply {
        guard !isOver.load(ordering: .relaxed) else {
            throw CallFailure.providerUnavailable(file.name, "it is being stopped")
        }
        let call = ProviderCall(method, parameters: parameters.jsonBytes)
        let outcome = await withTaskCancellationHandler {
            eventLoop.execute { [supervision] in supervision.value.begin(call) }
            return await call.outcome()
        } onCancel: {
            call.end(.failure(.cancelled))
            eventLoop.execute { [supervision] in supervision.value.cancelEnded() }
        }
        return try outcome.get()
    }

    /// Ends the provider and waits until its processes have been reaped.
    func shutdown() async {
        isOver.store(true, ordering: .relaxed)
        let ended = eventLoop.flatSubmit { [supervision] in supervision.value.end() }
        try? await ended.get()
    }
}

extension CallFailure {
    /// 499: the call was cancelled, so nobody waits for the answer.
    fileprivate static let cancelled = CallFailure(reason: .cancelled, message: "The call was cancelled.")
}
