import OxfordAPI
import Testing

/// A message of the API in place of an answer.
@Suite struct OxfordReplyTests {
    struct Said: Sendable, CustomTestStringConvertible {
        var status: Int
        var body: String
        var kind: OxfordFailure.Kind
        var message: String

        init(_ status: Int, _ body: String, _ kind: OxfordFailure.Kind, _ message: String) {
            (self.status, self.body, self.kind, self.message) = (status, body, kind, message)
        }

        var testDescription: String { "\(status) \(body.prefix(40))" }
    }

    private static func page(_ message: String) -> String {
        """
        <!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN">
        <title>404 Not Found</title>
        <h1>Not Found</h1>
        <p>\(message)</p>
        """
    }

    static let replies = [
        Said(404, page("No entry available for 'xyz' in 'en'"), .notFound, "No entry available for 'xyz' in 'en'"),
        Said(
            404,
            page("No entry available for &#39;xyz&#39; in &#39;en&#39;"),
            .notFound,
            "No entry available for 'xyz' in 'en'"
        ),
        Said(404, page("source_lang is not in en, es, gu"), .unknownLanguage, "source_lang is not in en, es, gu"),
        Said(
            404,
            page("The requested URL was not found on the server. If you entered it, check it."),
            .unknownRoute,
            "The requested URL was not found on the server. If you entered it, check it."
        ),
        Said(
            404,
            #"{"error": "No entry found matching supplied source_lang, word and provided filters"}"#,
            .notFound,
            "No entry found matching supplied source_lang, word and provided filters"
        ),
        Said(
            404,
            #"{"error": "No lemma was found in dictionary 'en' for the inflected form 'source_lang is not in'"}"#,
            .notFound,
            "No lemma was found in dictionary 'en' for the inflected form 'source_lang is not in'"
        ),
        Said(
            404,
            #"{"message": "404 Not Found: The requested URL was not found on the server."}"#,
            .unknownRoute,
            "404 Not Found: The requested URL was not found on the server."
        ),
        Said(
            404,
            "<html><head><title>404 Not Found</title></head><body>nginx</body></html>",
            .unknownRoute,
            "The Oxford Dictionaries API answered with the unexpected status 404."
        ),
        Said(
            404,
            "",
            .unknownRoute,
            "The Oxford Dictionaries API answered with the unexpected status 404."
        ),
        Said(403, "Authentication failed", .unauthorized, "Authentication failed"),
        Said(403, "Usage limits are exceeded", .quota, "Usage limits are exceeded"),
        Said(403, #"{"error": "This dataset is not in your plan"}"#, .forbidden, "This dataset is not in your plan"),
        Said(401, "", .unauthorized, "The Oxford Dictionaries API refused the credentials."),
        Said(400, #"{"error": "Unknown field requested: x"}"#, .badRequest, "Unknown field requested: x"),
        Said(414, "", .tooLong, "The word is too long for the Oxford Dictionaries API."),
        Said(429, "", .quota, "The calls of the plan of the Oxford Dictionaries API are used up."),
        Said(
            500,
            "<html><script>alert(1)</script>",
            .unavailable,
            "The Oxford Dictionaries API is not working at the moment (status 500)."
        ),
        Said(
            503,
            #"{"error": {"deep": []}}"#,
            .unavailable,
            "The Oxford Dictionaries API is not working at the moment (status 503)."
        ),
        Said(504, "\u{0}\u{1}\n", .timeout, "The Oxford Dictionaries API did not answer in time."),
    ]

    @Test("a reply without an answer keeps its message", arguments: replies)
    func failure(_ said: Said) {
        let failure = OxfordFailure(of: OxfordReply(status: said.status, body: Array(said.body.utf8)))
        #expect(failure.kind == said.kind)
        #expect(failure.message == said.message)
        #expect(failure.status == said.status)
    }

    @Test("a long message is cut")
    func longMessage() {
        let body = #"{"error": "\#(String(repeating: "x", count: 5000))"}"#
        #expect(OxfordFailure(of: OxfordReply(status: 400, body: Array(body.utf8))).message.count == 300)
    }

    @Test("the type of the body counts before the body", arguments: ["text/html", "text/plain; charset=utf-8", ""])
    func contentType(_ type: String) {
        let reply = OxfordReply(status: 200, contentType: type, body: Array(#"{"results": []}"#.utf8))
        #expect(throws: OxfordFailure.self) { try reply.answer(as: Oxford.Wordlist.self) }
    }

    @Test(
        "JSON by any of its names is JSON",
        arguments: ["application/json", "Application/JSON; charset=utf-8", "application/problem+json", nil]
    )
    func jsonType(_ type: String?) throws {
        let reply = OxfordReply(status: 200, contentType: type, body: Array(#"{"results": []}"#.utf8))
        #expect(try reply.answer(as: Oxford.Wordlist.self).body.results == [])
    }
}
