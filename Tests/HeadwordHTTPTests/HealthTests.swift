import HeadwordFiles
import HeadwordHTTP
import HeadwordJSON
import HeadwordLexicon
import HeadwordOperations
import HeadwordService
import HeadwordTestSupport
import JSONRPCHTTP
import NIOHTTP1
import Testing

@Suite struct HealthTests {
    @Test func aProcessThatAnswersIsAlive() async throws {
        let response = try await WebDesk().get("/healthz", from: HealthResource())
        #expect(response.status == 200)
        #expect(try response.json == ["status": "ok"])
    }

    @Test func aServiceIsReadyForAsLongAsItsLexiconIsThere() async throws {
        let directory = try TestFiles.temporaryDirectory()
        let path = "\(directory)/lexicon"
        try TestFiles.write(try TestFiles.contents(of: try FixtureLexicon.path), to: path)
        let lexicon = try Lexicon(path: path)
        let readiness = Readiness(lexicon: { lexicon }, connections: nil)
        defer { readiness.end() }
        let resource = ReadinessResource(readiness) { lexicon }
        let desk = try WebDesk()
        let ready = try await desk.get("/readyz", from: resource)
        #expect(ready.status == 200)
        #expect(try ready.json == ["status": "ready", "lexicon": .string(desk.service.lexicon.manifest.digest)])
        try File.remove(path)
        let notReady = try await desk.get("/readyz", from: resource)
        #expect(notReady.status == 503 && notReady.headers["Retry-After"] == ["1"])
        #expect(try notReady.json["status"] == "notReady" && notReady.json["reason"]?.text?.isEmpty == false)
    }
}
