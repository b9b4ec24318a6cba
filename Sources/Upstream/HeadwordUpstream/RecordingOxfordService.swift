internal import HeadwordJSON
internal import OxfordAPI
internal import Synchronization

/// A service for one question that records its replies, for callers that request the upstream's own replies.
final class RecordingOxfordService: OxfordService {
    private let service: any OxfordService
    private let bodies = Mutex<[[UInt8]]>([])

    init(_ service: any OxfordService) {
        self.service = service
    }

    var version: OxfordVersion { service.version }
    var report: OxfordReport { service.report }
    var seconds: Double { service.seconds }

    /// The replies in the order in which they came; all of them have been read as JSON before.
    var replies: [JSONValue] {
        bodies.withLock(\.self).compactMap { try? JSONText($0).value(depth: JSONValue.depthOfOxfordBodies) }
    }

    func answer<Body: OxfordBody>(
        to call: OxfordCall,
        as body: Body.Type,
        within seconds: Double
    ) async throws -> OxfordAnswer<Body> {
        let answer = try await service.answer(to: call, as: body, within: seconds)
        bodies.withLock { $0.append(answer.bytes) }
        return answer
    }
}
