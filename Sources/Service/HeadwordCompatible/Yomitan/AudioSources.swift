internal import HeadwordJSON
internal import JSONRPC
internal import JSONRPCHTTP

/// The list of recordings of a word for Yomitan: `/audio?term=…&reading=…&language=…`. It is empty unless a source has
/// recordings, as an upstream may.
///
/// Its schema is Yomitan's `custom-audio-list-schema.json`: no further members on either level.
struct AudioSources: WebResource {
    func methods(at path: [String]) -> WebMethods { path == ["audio"] ? [.get] : [] }

    func begin(_ request: WebRequest, in session: WebSession) -> Answer<WebResponse, Never> {
        .pending { .success(await self.response(to: request, session)) }
    }

    private func response(to request: WebRequest, _ session: WebSession) async -> WebResponse {
        do throws(ErrorObject) {
            let recordings = try await Self.recordings(request.query, session)
            let list: JSONValue = ["type": "audioSourceList", "audioSources": .array(recordings)]
            return WebResponse(list, isOpen: false)
        } catch {
            return WebResponse(error, at: request.target)
        }
    }

    private static func recordings(
        _ query: WebQuery,
        _ session: WebSession
    ) async throws(ErrorObject) -> [JSONValue] {
        guard let word = [query["term"], query["reading"]].compactMap(\.self).first(where: { !$0.isEmpty }) else {
            return []
        }
        var question: JSONObject = ["word": .string(word), "fields": ["pronunciations"], "suggestions": false]
        question["language"] = query["language"].flatMap { $0.isEmpty ? nil : .string($0) }
        let headwords = try await session.find("dictionary.entries", question)["results"].elements
        return headwords.flatMap { headword in headword.allPronunciations.compactMap(recording) }
    }

    private static func recording(_ pronunciation: JSONValue) -> JSONValue? {
        guard let address = pronunciation["audioFile"].text else { return nil }
        let spoken = pronunciation["regions"].texts.joined(separator: ", ")
        return ["name": .string(spoken.isEmpty ? "headword" : spoken), "url": .string(address)]
    }
}
