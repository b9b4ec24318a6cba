public import HeadwordCore
public import HeadwordJSON
package import OxfordAPI

/// The Oxford Dictionaries API as an upstream.
public struct OxfordUpstream: Upstream {
    package let service: any OxfordService

    /// Creates an upstream that asks the service.
    package init(_ service: any OxfordService) {
        self.service = service
    }

    /// Answers a request that is ``OxfordAnswerable``. All calls for it together have the time of one.
    public func answer(
        to request: any UpstreamAnswerable,
        withReplies: Bool
    ) async throws -> any JSONWritable & Sendable {
        do {
            guard let request = request as? any OxfordAnswerable else {
                throw OxfordFailure.notOffered("answers of this kind", by: service.version)
            }
            let service = TimedOxfordService(service)
            guard withReplies else { return try await request.response(from: service) }
            let recorder = RecordingOxfordService(service)
            var response = try await request.response(from: recorder)
            response.add(replies: recorder.replies)
            return response
        } catch let failure as OxfordFailure {
            throw UpstreamFailure(failure.callFailure, meaning: failure.meaning)
        }
    }
}
