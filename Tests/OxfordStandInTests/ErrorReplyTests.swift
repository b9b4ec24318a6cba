import HeadwordJSON
import HeadwordTestSupport
import OxfordStandIn
import Testing

/// The last line of a page as version 1 sends it.
private func message(of page: Response) -> String? {
    let lines = page.text.split(separator: "\n")
    guard lines.count == 4, lines[0].hasPrefix("<!DOCTYPE HTML"), lines[1].hasPrefix("<title>\(page.status) "),
        lines[2].hasPrefix("<h1>"), let last = lines.last, last.hasPrefix("<p>"), last.hasSuffix("</p>")
    else { return nil }
    return String(last.dropFirst(3).dropLast(4))
}

@Suite struct ErrorReplyTests {
    @Test(
        arguments: [
            "", "app_id: test-id\r\n", "app_key: test-key\r\n", "app_id: test-id\r\napp_key: wrong\r\n",
            "app_id: wrong\r\napp_key: test-key\r\n",
        ],
        ["/api/v1/entries/en/big", "/api/v2/entries/en-gb/big", "/api/v2/nothing"]
    )
    func wrongCredentialsAreRefusedInPlainText(_ credentials: String, _ target: String) async throws {
        try await withStandIn { service in
            let response = try await service.send(target, credentials: credentials)
            #expect(response.status == 403)
            #expect(response.type == "text/plain; charset=us-ascii")
            #expect(response.text == "Authentication failed")
            #expect(response.headers["content-length"] == "21")
        }
    }

    @Test func aModernServiceTellsMissingCredentialsFromWrongOnes() async throws {
        try await withStandIn(OxfordStandIn.Options(isModern: true)) { service async throws in
            let target = "/api/v2/entries/en-gb/big"
            #expect(try await service.send(target, credentials: "").status == 401)
            #expect(try await service.send(target, credentials: "app_id: test-id\r\n").status == 401)
            #expect(try await service.send(target, credentials: "app_id: a\r\napp_key: b\r\n").status == 403)
        }
    }

    @Test(arguments: [
        ("entries/en/nosuchword", 404, "No entry available for 'nosuchword' in 'en'"),
        ("entries/en/swam", 404, "No entry available for 'swam' in 'en'"),
        ("entries/en/oslo", 404, "No entry available for 'oslo' in 'en'"),
        ("entries/en/cafe", 404, "No entry available for 'cafe' in 'en'"),
        ("entries/en/a%3Cb%3E", 404, "No entry available for 'a&lt;b&gt;' in 'en'"),
        ("entries/en/big/lexicalCategory=verb", 404, "No entry available for 'big' in 'en'"),
        ("entries/en/big/lexicalCategory=noun,unheard_of", 404, "No entry available for 'big' in 'en'"),
        ("entries/en/n/a", 404, "The requested URL was not found on the server. *"),
        ("entries/en/big/nothing", 404, "The requested URL was not found on the server. *"),
        ("entries/en/big/definitions/more", 404, "The requested URL was not found on the server. *"),
        ("entries/xx/big", 404, "source_lang is not in en, es, *"),
        ("entries/es/casa/synonyms", 404, "source_lang is not in en"),
        ("entries/de/Haus/sentences", 404, "source_lang is not in en, es"),
        ("entries/en/big/regions=fr", 404, "region is not in gb, us"),
        ("entries/en/big/regions=gb,us", 400, "*"),
        ("entries/es/casa/regions=us", 404, "region is not in gb, us"),
        ("entries/en/big/regions=us;lexicalCategory=noun", 400, "*cannot be combined."),
        ("entries/en/big/colours=red", 400, "Unknown filter 'colours'. *"),
        ("entries/en/big/lexicalCategory=", 400, "Filter 'lexicalCategory' must have a value."),
        ("entries/en/house/translations=en", 400, "Source and target languages must be different"),
        ("entries/en/house/translations=xx", 400, "target_lang is not in *"),
        ("entries/en/house/translations=ro", 404, "No entry available for 'house' in 'en'"),
        ("entries/es/casa/translations=xx", 400, "target_lang is not in *"),
        ("inflections/en/nosuchword", 404, "No lemma was found in dictionary 'en' *"),
        ("inflections/en/swam/domains=sport", 400, "Unknown filter 'domains'. *"),
        ("search/en?limit=many", 400, "The option 'limit' has to have an non-negative integer parameter."),
        ("search/en?offset=-1", 400, "The option 'offset' has to have an non-negative integer parameter."),
        ("search/en?limit=5001", 400, "*5000*"),
        ("search/en?offset=9223372036854775807", 400, "The option 'offset' has to have *"),
        ("search/en?prefix=maybe", 400, "*true or false*"),
        ("search/en/translations=en?q=eye", 400, "Source and target languages must be different"),
        ("domains/en/en", 400, "Source and target languages must be different"),
        ("registers/en/xx", 404, "target_lang is not in *"),
        ("filters/search", 404, "endpoint is not in *"),
        ("languages?sourceLanguage=xx", 404, "sourceLanguage is not in *"),
        ("nothing", 404, "The requested URL was not found on the server. *"),
        ("", 404, "The requested URL was not found on the server. *"),
    ])
    func theFirstVersionAnswersWithPages(_ path: String, _ status: Int, _ pattern: String) async throws {
        try await withStandIn { service in
            let response = try await service.send("/api/v1/\(path)")
            #expect(response.status == status)
            #expect(response.type == "text/html")
            let text = try #require(message(of: response), "\(response.text)")
            #expect(text.matches(pattern), "\(text)")
        }
    }

    @Test(arguments: [
        ("entries/en-gb/nosuchword", 404, "No entry found matching supplied source_lang, word and provided filters"),
        ("entries/en-gb/swam", 404, "No entry found matching supplied source_lang, word and provided filters"),
        ("entries/en-gb/oslo", 404, "No entry found matching *"),
        ("entries/en-gb/cafe?strictMatch=true", 404, "No entry found matching *"),
        ("entries/en-gb/big?lexicalCategory=verb", 404, "No entry found matching *"),
        ("entries/en/big", 404, "source_lang is not in en-gb, en-us, *"),
        ("entries/en-gb/big?fields=definitions,colours", 400, "Unknown field requested: colours"),
        ("thesaurus/en/big?fields=definitions", 400, "Unknown field requested: definitions"),
        ("thesaurus/en/big?fields=", 400, "Unknown field requested: "),
        ("thesaurus/en/eye", 404, "No entry found matching *"),
        ("sentences/en/polish", 404, "No entry found matching *"),
        ("lemmas/en/nosuchword", 404, "No lemma was found in dictionary 'en' for the inflected form 'nosuchword'"),
        ("translations/en/en/house", 400, "Source and target languages must be different"),
        ("translations/en/xx/house", 404, "target_lang is not in *"),
        ("translations/en/ru/house", 404, "No entry found matching *"),
        ("words/en-gb", 400, "Missing required parameter: q"),
        ("search/en-gb", 400, "Missing required parameter: q"),
        ("search/en-gb?q=a&limit=x", 400, "The option 'limit' has to have an non-negative integer parameter."),
        ("search/en-gb?q=a&offset=9000&limit=1001", 400, "*10000*"),
        ("domains/en/en", 400, "Source and target languages must be different"),
        ("filters/search", 404, "endpoint is not in entries, lemmas"),
        ("fields/search", 404, "endpoint is not in entries, thesaurus"),
    ])
    func theSecondVersionAnswersWithAnErrorMember(_ path: String, _ status: Int, _ pattern: String) async throws {
        try await withStandIn { service in
            let response = try await service.send("/api/v2/\(path)")
            #expect(response.status == status, "\(response.text)")
            #expect(response.type == "application/json;charset=utf-8")
            #expect(response.headers["api-version"] == "v2")
            let body = try response.json
            #expect(body.names == ["error"])
            #expect(try #require(body["error"]?.text).matches(pattern), "\(response.text)")
        }
    }

    @Test(arguments: ["nothing", "entries/en-gb", "entries/en-gb/n/a", "search/en-gb/more", ""])
    func theSecondVersionTellsOfAnUnknownRouteInAnotherMember(_ path: String) async throws {
        try await withStandIn { service in
            let response = try await service.send("/api/v2/\(path)")
            #expect(response.status == 404)
            let body = try response.json
            #expect(body.names == ["message"])
            let start = "404 Not Found: The requested URL was not found on the server. "
            #expect(body["message"]?.text?.hasPrefix(start) == true)
        }
    }

    @Test(arguments: ["/api/v1/entries/en/", "/api/v1/inflections/en/", "/api/v2/entries/en-gb/", "/api/v2/lemmas/en/"])
    func wordsOfMoreThan128CharactersAreTooLong(_ start: String) async throws {
        try await withStandIn { service async throws in
            #expect(try await service.send(start + String(repeating: "%C3%A9", count: 128)).status == 404)
            #expect(try await service.send(start + String(repeating: "a", count: 129)).status == 414)
        }
    }

    @Test(arguments: ["/api/v1/entries/en/big", "/api/v2/entries/en-gb/big"])
    func onlyStatisticsArePosted(_ target: String) async throws {
        try await withStandIn { service async throws in
            #expect(try await service.send("POST", target, body: "a=b").status == 405)
            let response = try await service.send("DELETE", target)
            #expect(response.status == 405)
            #expect(response.headers["allow"] == "GET, HEAD")
        }
    }

    @Test func aRequestThatIsNoHTTPIsRefused() async throws {
        try await withStandIn { service in
            let reply = String(decoding: try await service.exchange("no request\r\n\r\n"), as: UTF8.self)
            #expect(reply.hasPrefix("HTTP/1.1 400 "))
        }
    }
}

extension String {
    /// Returns whether the text matches a pattern in which `*` stands for anything.
    fileprivate func matches(_ pattern: String) -> Bool {
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return self == pattern }
        guard hasPrefix(parts[0]), hasSuffix(parts[parts.count - 1]) else { return false }
        return parts.allSatisfy { $0.isEmpty || contains($0) }
    }
}
