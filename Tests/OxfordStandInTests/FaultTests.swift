import HeadwordJSON
import HeadwordTestSupport
import OxfordStandIn
import Testing

private let big = "/api/v2/entries/en-gb/big"

@Suite struct FaultTests {
    @Test(arguments: [
        ("delay=200", Fault.delay(milliseconds: 200)), ("status=503", .status(503, retryAfter: nil)),
        ("status=429,retry-after=2", .status(429, retryAfter: 2)), ("truncated-json", .truncatedJSON),
        ("close-mid-body", .closeMidBody), ("huge-body", .hugeBody),
    ])
    func faultsHaveNames(_ text: String, _ fault: Fault) {
        #expect(Fault(text) == fault)
    }

    @Test(arguments: [
        "", "nothing", "delay", "delay=", "delay=-1", "delay=x", "status=99", "status=600", "status=503,", "gzip=1",
        "status=503,retry-after=", "status=503,later=2", "status=503,retry-after=2,more", "DELAY=200",
    ])
    func otherNamesAreNone(_ text: String) {
        #expect(Fault(text) == nil)
    }

    @Test func aDelayHoldsTheReplyBack() async throws {
        try await withStandIn { service async throws in
            let start = ContinuousClock.now
            #expect(try await service.send("\(big)?x-fault=delay=150").status == 200)
            #expect(ContinuousClock.now - start >= .milliseconds(150))
        }
    }

    @Test func aBodyMayEndInTheMiddle() async throws {
        try await withStandIn { service in
            let whole = try await service.send(big)
            let cut = try await service.send("\(big)?x-fault=close-mid-body")
            #expect(cut.status == 200)
            #expect(cut.headers["content-length"] == whole.headers["content-length"])
            #expect(cut.body == Array(whole.body[..<(whole.body.count / 2)]))
        }
    }

    @Test func aConnectionMayEndWithoutAReply() async throws {
        try await withStandIn { service in
            let bytes = try await service.exchange(request("\(big)?x-fault=close-before-reply"))
            #expect(bytes.isEmpty)
        }
    }

    @Test func aReplyMayNeverCome() async throws {
        try await withStandIn { service in
            let client = try SocketClient(port: service.port)
            try await client.send(request("\(big)?x-fault=never-reply"))
            // Later requests are answered.
            #expect(try await service.send(big).status == 200)
            await service.standIn.stop()
            #expect(try await client.readBytesToEnd().isEmpty)
        }
    }

    @Test func aPageMayComeWithStatus200() async throws {
        try await withStandIn { service in
            let response = try await service.send("\(big)?x-fault=html-success")
            #expect(response.status == 200)
            #expect(response.type == "text/html; charset=utf-8")
            #expect(response.text.hasPrefix("<!DOCTYPE html>"))
        }
    }

    @Test func aTruncatedBodyHasTheLengthThatIsSaid() async throws {
        try await withStandIn { service in
            let whole = try await service.send(big)
            let response = try await service.send("\(big)?x-fault=truncated-json")
            #expect(response.headers["content-length"] == "\(whole.body.count / 2)")
            #expect(response.body == Array(whole.body[..<(whole.body.count / 2)]))
            #expect(throws: JSONFailure.self) { try response.json }
        }
    }

    @Test func theContentTypeMayBeWrong() async throws {
        try await withStandIn { service in
            let response = try await service.send("\(big)?x-fault=wrong-content-type")
            #expect(response.type == "text/plain; charset=utf-8")
            #expect(try response.json == (try await service.json(big)))
        }
    }

    @Test func aBodyMayBeCompressed() async throws {
        try await withStandIn { service in
            let response = try await service.send("\(big)?x-fault=gzip")
            #expect(response.headers["content-encoding"] == "gzip")
            #expect(response.headers["content-length"] == "\(response.body.count)")
            #expect(response.body.starts(with: [0x1F, 0x8B, 8]))
            let path = try TestFiles.temporaryDirectory() + "/body.gz"
            try TestFiles.write(response.body, to: path)
            let inflated = try await Program.run("/usr/bin/gzip", ["-dc", path])
            #expect(inflated.output == (try await service.send(big)).text)
        }
    }

    @Test func aBodyMayComeInChunks() async throws {
        try await withStandIn { service in
            let response = try await service.send("\(big)?x-fault=chunked")
            #expect(response.headers["transfer-encoding"] == "chunked")
            #expect(response.headers["content-length"] == nil)
            let chunks = try joined(response.body)
            #expect(chunks.bytes == (try await service.send(big)).body)
            #expect(chunks.count > 1)
        }
    }

    @Test(arguments: [500, 502, 503, 504, 429, 404])
    func theStatusMayBeAnother(_ status: Int) async throws {
        try await withStandIn { service in
            let plain = try await service.send("\(big)?x-fault=status=\(status)")
            #expect(plain.status == status)
            #expect(plain.headers["retry-after"] == nil)
            let later = try await service.send("\(big)?x-fault=status%3D\(status)%2Cretry-after%3D2")
            #expect(later.status == status)
            #expect(later.headers["retry-after"] == "2")
        }
    }

    @Test func numbersMayBeStrings() async throws {
        try await withStandIn { service in
            let target = "/api/v1/stats/frequency/word/en/?lemma=happy"
            let body = try await service.json("\(target)&x-fault=numbers-as-strings")
            #expect(body.at("result.frequency") == "300702")
            #expect(body.at("result.normalizedFrequency") == "150.351")
            #expect(body.at("result.lemma") == "happy")
        }
    }

    @Test func aStringMayBeAListAndAListAString() async throws {
        try await withStandIn { service in
            let ngrams = "/api/v1/stats/frequency/ngrams/en/nmc/2/?tokens=a%20word"
            #expect(try await service.json("\(ngrams)&x-fault=string-or-array").at("results.0.tokens") == "a word")
            let list = try await service.json("\(ngrams)&format=google&x-fault=string-or-array").at("results.0.tokens")
            #expect(list == ["a", "word"])
            let registers = "results.0.lexicalEntries.0.derivatives.0.registers"
            #expect(try await service.json("/api/v1/entries/en/big").at(registers) == "informal")
            let first = try await service.json("/api/v1/entries/en/big?x-fault=string-or-array")
            #expect(first.at(registers) == ["informal"])
            let second = try await service.json("\(big)?x-fault=string-or-array")
            #expect(second.at(registers) == ["id": "informal", "text": "Informal"])
            // Only members that were seen in both forms vary.
            let sense = "results.0.lexicalEntries.0.entries.0.senses.0.subsenses.0.registers"
            #expect(first.at(sense) == ["informal"])
        }
    }

    @Test func objectsMayHaveUnknownMembers() async throws {
        try await withStandIn { service in
            let body = try await service.json("\(big)?x-fault=unknown-keys")
            for path in ["", "metadata.", "results.0.", "results.0.lexicalEntries.0.entries.0.senses.0."] {
                #expect(body.at("\(path)unheardOf.nested") == [1, .real(2.5), nil, "text"], "\(path)")
            }
            #expect(body.at("results.0.word") == "big")
            let labels = try await service.json("/api/v2/domains/en-gb?x-fault=unknown-keys").at("results")
            #expect(labels?.names.contains("unheardOf") == false)
        }
    }

    @Test func labelsMayBeUnknown() async throws {
        try await withStandIn { service in
            let second = try await service.json("/api/v2/entries/en-gb/house?x-fault=unknown-labels")
            let entry = "results.0.lexicalEntries.0"
            #expect(second.at("\(entry).lexicalCategory.id") == "unheard_of")
            let domains = second.at("\(entry).entries.0.senses.0.domains")
            #expect(domains?.elements.compactMap { $0.text(at: "id") } == ["building", "architecture", "unheard_of"])
            let first = try await service.json("/api/v1/entries/en/house?x-fault=unknown-labels")
            #expect(first.at("\(entry).lexicalCategory") == "Unheard Of")
        }
    }

    @Test func aBodyMayBeHuge() async throws {
        try await withStandIn { service in
            let response = try await service.send("\(big)?x-fault=huge-body")
            #expect(response.status == 200)
            #expect(response.body.count > 16 << 20)
            #expect(response.body.last == UInt8(ascii: "}"))
            _ = try JSONText(response.body)
        }
    }

    @Test func faultsAddUp() async throws {
        try await withStandIn { service in
            let response = try await service.send("\(big)?x-fault=gzip&fields=definitions&x-fault=wrong-content-type")
            #expect(response.headers["content-encoding"] == "gzip")
            #expect(response.type == "text/plain; charset=utf-8")
        }
    }

    @Test func anUnknownFaultIsRefused() async throws {
        try await withStandIn { service in
            let response = try await service.send("\(big)?x-fault=nothing")
            #expect(response.status == 400)
            #expect(response.text.contains("truncated-json"))
        }
    }

    @Test func injectedFaultsLastForAsManyRequestsAsIsSaid() async throws {
        try await withStandIn { service in
            _ = try await service.send(big)
            service.standIn.inject(.status(503, retryAfter: nil), times: 2)
            var statuses: [Int] = []
            for _ in 0..<3 { statuses.append(try await service.send(big).status) }
            #expect(statuses == [503, 503, 200])
            service.standIn.inject(.htmlSuccess)
            for _ in 0..<3 { #expect(try await service.send(big).type == "text/html; charset=utf-8") }
            service.standIn.clearFaults()
            #expect(try await service.send(big).type == "application/json;charset=utf-8")
        }
    }

    @Test func injectedFaultsMayBeginLater() async throws {
        try await withStandIn { service in
            service.standIn.inject(.status(503, retryAfter: nil), times: 1, after: 1)
            var statuses: [Int] = []
            for _ in 0..<3 { statuses.append(try await service.send(big).status) }
            #expect(statuses == [200, 503, 200])
        }
    }

    @Test func aBodyMayBeAnother() async throws {
        try await withStandIn { service in
            let response = try await service.send("\(big)?x-fault=body%3D%7B%22results%22%3A[1,2]%7D")
            #expect(response.status == 200)
            #expect(response.text == #"{"results":[1,2]}"#)
        }
    }

    private func request(_ target: String) -> String {
        "GET \(target) HTTP/1.1\r\nHost: localhost\r\napp_id: test-id\r\napp_key: test-key\r\n\r\n"
    }

    /// Returns the joined bytes of the chunks, and the number of chunks.
    private func joined(_ body: [UInt8]) throws -> (bytes: [UInt8], count: Int) {
        var (bytes, count, rest) = ([UInt8](), 0, body[...])
        while let end = rest.firstIndex(of: 13) {
            let size = try #require(Int(String(decoding: rest[..<end], as: UTF8.self), radix: 16))
            guard size > 0 else { break }
            bytes += rest[(end + 2)..<(end + 2 + size)]
            rest = rest[(end + 4 + size)...]
            count += 1
        }
        return (bytes, count)
    }
}
