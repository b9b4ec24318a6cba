import HeadwordObjectStore
import HeadwordTestSupport
import NIOCore
import NIOHTTP1
import Synchronization
import Testing

@testable import HeadwordS3

@Suite(.timeLimit(.minutes(5))) struct StoreTests {
    private let stub = StubStore()

    private func store(_ variables: [String: String] = [:]) async throws -> S3Store {
        try await stub.start()
        let all = variables.merging(["AWS_ENDPOINT_URL": stub.url]) { first, _ in first }
        return S3Store(try S3Client(S3Settings { all[$0] }, pauses: [.zero, .zero, .zero]))
    }

    private let place = ObjectPlace(bucket: "texts", key: "a")

    /// Contents that differ from piece to piece.
    private static func contents(_ count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 7, count: count)
        for place in stride(from: 0, to: count, by: 4099) { bytes[place] = UInt8(truncatingIfNeeded: place) }
        return bytes
    }

    private func failure(_ work: () async throws -> Void) async throws -> ObjectFailure {
        try await #require(throws: ObjectFailure.self) { try await work() }
    }

    // MARK: Lists

    @Test func aListHasAllPages() async throws {
        stub.objects = Dictionary(uniqueKeysWithValues: (1...5).map { ("a/\($0)", [UInt8](repeating: 0, count: $0)) })
        stub.objects["b"] = []
        let list = try await store().list(ObjectPlace("s3://texts/a/"))
        #expect(list.map(\.place.key) == ["a/1", "a/2", "a/3", "a/4", "a/5"])
        #expect(list.map(\.size) == [1, 2, 3, 4, 5] && stub.requests.count == 3)
    }

    private func listing(_ inner: String) throws -> S3Listing {
        let document = "<?xml version=\"1.0\"?>\n<ListBucketResult xmlns=\"x\">\(inner)</ListBucketResult>"
        return try S3Listing(S3Reply(status: 200, headers: [:], body: ByteBuffer(string: document)), of: "texts")
    }

    @Test(arguments: [
        ("<EncodingType>url</EncodingType>", "a%2Bb+%C3%A9", "a+b é"), ("", "a%2Bb+&amp;&#233;", "a%2Bb+&é"),
        ("", "<![CDATA[<a>]]>", "<a>"),
    ])
    func keysAreReadAsTheyWereWritten(encoding: String, written: String, key: String) throws {
        let item = "<Contents><Key>\(written)</Key><Size>3</Size><ETag>&quot;e&quot;</ETag></Contents>"
        let listing = try listing("<Name>texts</Name>\(encoding)<IsTruncated>false</IsTruncated>\(item)")
        let place = ObjectPlace(bucket: "texts", key: key)
        #expect(listing.objects == [StoredObject(place, size: 3, version: "\"e\"")] && listing.continuation == nil)
    }

    @Test(arguments: [
        "", "<Name>", "<IsTruncated>true</IsTruncated>", "<Name>n</Name><Contents><Key>a</Key></Contents>",
        "<Name>n</Name><Contents><Key>a</Key><Size>-1</Size><ETag>e</ETag></Contents>",
        "<!ENTITY a 'b'><Name>n</Name>",
    ])
    func whatIsNoListIsUnreadable(inner: String) throws {
        let failure = try #require(throws: ObjectFailure.self) { try listing(inner) }
        #expect(failure.kind == .unavailable && failure.description.contains("unreadable"))
    }

    // MARK: Reading

    @Test func anObjectIsReadInPieces() async throws {
        let contents = Self.contents(5 * ObjectBlock.length + 7)
        stub.objects["a"] = contents
        let store = try await store()
        let object = try await store.object(at: place)
        #expect(object.size == contents.count)
        stub.inject([.cut, .answer(503, code: "SlowDown")])
        var read: [UInt8] = []
        try await store.read(object) { read += $0 }
        #expect(read == contents)
        // One for the size, six pieces, and two that failed.
        #expect(stub.requests.count == 9)
    }

    @Test func anEmptyObjectHasNoPieces() async throws {
        stub.objects["a"] = []
        let store = try await store()
        let object = try await store.object(at: place)
        try await store.read(object) { _ in Issue.record("there is a piece") }
        #expect(object.size == 0)
    }

    @Test func aStreamFetchesWhatIsWantedAndThenLittle() async throws {
        let contents = Self.contents(ObjectBlock.length + (1 << 20))
        stub.objects["a"] = contents
        let store = try await store()
        let object = try await store.object(at: place)
        let rest = try await blocking {
            let stream = ObjectStream(object, of: store, in: 10..<100)
            let first = try stream.read()
            #expect(first == Array(contents[10..<100]) && self.stub.requests.count == 2)
            let next = try stream.read()
            #expect(next?.count == 64 << 10)
            return Array(contents[100..<100 + (64 << 10)]) == next
        }
        #expect(rest && stub.requests.count == 3)
        let all = try await blocking {
            let stream = ObjectStream(object, of: store)
            var all: [UInt8] = []
            while let bytes = try stream.read() { all += bytes }
            return all
        }
        #expect(all == contents)
    }

    @Test func anObjectThatChangesIsNotMixed() async throws {
        stub.objects["a"] = Self.contents(100)
        let store = try await store()
        let object = try await store.object(at: place)
        stub.objects["a"] = Self.contents(99)
        let failure = try await failure { _ = try await store.bytes(0..<10, of: object) }
        #expect(failure.kind == .changed && failure.description == "s3://texts/a has changed since it was listed")
    }

    // MARK: Writing

    @Test(arguments: [0, 10, 8 << 20, (8 << 20) + 1, (32 << 20) + 5])
    func whatIsWrittenIsThere(size: Int) async throws {
        let contents = Self.contents(size)
        let store = try await store()
        stub.inject([.answer(500, code: "InternalError")])
        try await store.write(place, size: size) { Array(contents[$0]) }
        #expect(stub.objects["a"] == contents && !stub.hasParts)
        if size > 8 << 20 {
            let last = try #require(stub.requests.last)
            #expect(String(decoding: last.body, as: UTF8.self).contains("<ETag>\"part &amp; 1\"</ETag>"))
        }
    }

    @Test func anUploadThatFailsLeavesNothingBehind() async throws {
        let store = try await store()
        struct Broken: Error {}
        await #expect(throws: Broken.self) {
            try await store.write(place, size: 40 << 20) { range in
                if range.lowerBound > 20 << 20 { throw Broken() }
                return Self.contents(range.count)
            }
        }
        #expect(stub.objects["a"] == nil && !stub.hasParts && stub.requests.last?.head.method == .DELETE)
    }

    /// The end of an upload is answered with a success before it is known.
    @Test func anEndThatIsAFailureIsTriedAgain() async throws {
        let store = try await store()
        var request = S3Request(method: "POST", bucket: "texts", key: "a", query: [("uploadId", "one")])
        request.body = ByteBuffer(string: "<CompleteMultipartUpload/>")
        stub.inject([.answer(200, code: "InternalError")])
        _ = try await store.client.reply(to: request)
        #expect(stub.requests.map { $0.query["uploadId"] } == ["one", "one"])
    }

    // MARK: Failures

    static let failures: [(Int, String?, ObjectFailure.Kind, String)] = [
        (404, "NoSuchBucket", .missing, "there is no bucket 'texts' at http://127.0.0.1:"),
        (404, "NoSuchKey", .missing, "there is no object s3://texts/a at http://127.0.0.1:"),
        (403, "AccessDenied", .denied, "s3://texts/a: access denied without credentials (AWS_ACCESS_KEY_ID)"),
        (403, "RequestTimeTooSkewed", .denied, "the clock of this machine and that of http://127.0.0.1:"),
        (403, "InvalidAccessKeyId", .denied, "does not know this access key"),
        (403, "SignatureDoesNotMatch", .denied, "the secret access key is not the one"),
        (400, "ExpiredToken", .denied, "the session token has expired"),
        (301, "PermanentRedirect", .address, "s3://texts/a is not in region us-east-1 (AWS_REGION)"),
        (400, "InvalidRequest", .unavailable, "answers 400 (InvalidRequest)"),
        (404, nil, .unavailable, "answers 404"),
    ]

    @Test(arguments: failures)
    func aRefusalIsExplainedAndNotRepeated(
        status: Int,
        code: String?,
        kind: ObjectFailure.Kind,
        message: String
    ) async throws {
        let store = try await store()
        stub.inject([.answer(status, code: code)])
        let failure = try await failure { _ = try await store.object(at: place) }
        #expect(failure.kind == kind && failure.description.contains(message), "\(failure)")
        #expect(!failure.description.contains("SECRET") && stub.requests.count == 1)
    }

    @Test(arguments: [500, 502, 503, 504, 429])
    func anOverloadedStoreIsAskedAgainButNotForever(status: Int) async throws {
        let store = try await store()
        stub.inject([StubStore.Fault](repeating: .answer(status, code: "SlowDown"), count: 9))
        let failure = try await failure { _ = try await store.list(ObjectPlace("s3://texts/")) }
        #expect(failure.kind == .unavailable && failure.description.hasSuffix("answers \(status) (SlowDown)"))
        #expect(failure.description.hasPrefix("bucket 'texts': ") && stub.requests.count == 4)
    }

    @Test func aStoreThatIsNotThereIsNamed() async throws {
        let store = try await store()
        try await stub.stop()
        let failure = try await failure { _ = try await store.object(at: place) }
        #expect(failure.kind == .unavailable, "\(failure)")
        #expect(failure.description.hasPrefix("\(store.client.settings.endpoint.url) cannot be reached: "))
    }

    @Test func onlyWhoHasCredentialsSigns() async throws {
        stub.objects["a"] = [1]
        _ = try await store().object(at: place)
        #expect(stub.requests.last?.head.headers.contains(name: "authorization") == false)
        let credentials = ["AWS_ACCESS_KEY_ID": "ID", "AWS_SECRET_ACCESS_KEY": "SECRET", "AWS_SESSION_TOKEN": "TOKEN"]
        _ = try await store(credentials).object(at: place)
        let headers = try #require(stub.requests.last?.head.headers)
        #expect(headers.first(name: "authorization")?.contains("Credential=ID/") == true)
        #expect(headers.first(name: "x-amz-security-token") == "TOKEN" && headers.first(name: "range") == "bytes=0-0")
        #expect(!"\(headers)".contains("SECRET"))
    }
}
