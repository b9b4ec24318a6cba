internal import HeadwordCore
internal import HeadwordLexicon
internal import HeadwordModel
internal import HeadwordRedis
internal import HeadwordWork
internal import JSONRPCTransport
internal import NIOHTTP1
internal import OxfordAPI

/// The pages of the monitoring listener.
struct OperationsPages: Sendable {
    /// An answer to a request.
    struct Answer: Sendable {
        var status: HTTPResponseStatus
        var mediaType = "text/plain; charset=utf-8"
        var headers: [(String, String)] = []
        var body: String
    }

    let metrics: ServiceMetrics
    let version: String
    let lexicon: @Sendable () -> Lexicon
    let connections: Connections?
    let upstream: (any OxfordService)?
    let store: RedisStore?
    let providers: @Sendable () -> [ExternalProviderReport]
    let releaseProblem: (@Sendable () -> String?)?
    let readiness: Readiness

    /// Answers a request.
    ///
    /// - Parameter target: the path, possibly with a query, which is ignored.
    func answer(_ method: HTTPMethod, _ target: String) async -> Answer {
        let path = target.prefix { $0 != "?" }
        guard ["/metrics", "/healthz", "/readyz"].contains(path) else {
            return Answer(status: .notFound, body: "The pages are /metrics, /healthz and /readyz.\n")
        }
        guard method == .GET || method == .HEAD else {
            return Answer(
                status: .methodNotAllowed,
                headers: [("Allow", "GET, HEAD")],
                body: "Only GET and HEAD are allowed.\n"
            )
        }
        switch path {
        case "/healthz": return Answer(status: .ok, body: "ok\n")
        case "/readyz": return await readyAnswer(isHidden: target.hasSuffix("?draining=404"))
        default: return Answer(status: .ok, mediaType: PrometheusText.mediaType, body: await metricsText())
        }
    }

    /// - Parameter isHidden: whether there is no such page while the service drains. HAProxy then leaves connections open
    ///   that it would close if the service were not ready (`http-check disable-on-404`).
    private func readyAnswer(isHidden: Bool) async -> Answer {
        let failure = await readiness.failure()
        let problem = releaseProblem?()
        let lines = [
            failure.map { "not ready: \($0)" } ?? "ready", "lexicon \(lexicon().manifest.digest)",
            problem.map { "release not taken: \($0)" },
            // Answers of the lexicon do not need the store, nor does a replica's share of the upstream's calls.
            store?.client.failure.map { "degraded: \($0)" },
        ]
        return Answer(
            status: failure == nil ? .ok : isHidden && readiness.isDraining ? .notFound : .serviceUnavailable,
            headers: failure == nil ? [] : [("Retry-After", "1")],
            body: lines.compactMap(\.self).map { $0 + "\n" }.joined()
        )
    }

    private func metricsText() async -> String {
        let queueBytes = await connections?.outputQueueBytes() ?? 0
        var text = PrometheusText()
        metrics.write(to: &text)
        if let connections { write(connections, queueBytes, to: &text) }
        text.single("headword_work_running", .gauge, "Long answers that are being worked on.", WorkPool.shared.running)
        text.single("headword_work_waiting", .gauge, "Long answers that wait for a thread.", WorkPool.shared.waiting)
        write(lexicon().manifest, to: &text)
        if let releaseProblem {
            let isBehind = releaseProblem() != nil
            text.single(
                "headword_release_behind",
                .gauge,
                "1 if the release of the group could not be looked up or taken, so that an older one answers.",
                isBehind ? 1 : 0
            )
        }
        upstream?.report.write(to: &text)
        if let store {
            text.single(
                "headword_store_up",
                .gauge,
                "1 while the store can be used.",
                store.client.failure == nil ? 1 : 0
            )
        }
        text.write(providers())
        text.family("headword_build_info", .gauge, "The version that runs; always 1.")
        text.sample(1, [("version", version)])
        ProcessFigures.current.write(to: &text)
        return text.text
    }

    private func write(_ connections: Connections, _ queueBytes: Int, to text: inout PrometheusText) {
        text.single("headword_output_queue_bytes", .gauge, "Bytes that wait for clients to read them.", queueBytes)
        text.single(
            "headword_bytes_in_flight",
            .gauge,
            "Bytes of requests being answered and of answers being written or not yet read.",
            connections.bytesInFlight
        )
        text.single("headword_connections", .gauge, "Open connections.", connections.count)
        text.single("headword_connections_total", .counter, "Connections that were served.", connections.accepted)
        text.single(
            "headword_connections_refused_total",
            .counter,
            "Connections that were refused because there were too many.",
            connections.refused
        )
    }

    private func write(_ manifest: Manifest, to text: inout PrometheusText) {
        let languages = manifest.languages.map(\.label).joined(separator: ",")
        text.family("headword_lexicon_info", .gauge, "The lexicon that answers; always 1.")
        text.sample(1, [("digest", manifest.digest), ("languages", languages)])
        text.single("headword_lexicon_headwords", .gauge, "Headwords of the lexicon.", manifest.headwords)
    }
}
