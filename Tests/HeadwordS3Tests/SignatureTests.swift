import Testing

@testable import HeadwordS3

@Suite struct SignatureTests {
    /// The examples of RFC 4231, sections 4.2, 4.3 and 4.7.
    @Test(arguments: [
        (
            [UInt8](repeating: 0x0B, count: 20), "Hi There",
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
        ),
        (
            Array("Jefe".utf8), "what do ya want for nothing?",
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        ),
        (
            [UInt8](repeating: 0xAA, count: 131), "Test Using Larger Than Block-Size Key - Hash Key First",
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
        ),
    ])
    func authenticationCodesAreThoseOfTheStandard(key: [UInt8], message: String, code: String) {
        #expect(Digest.hexadecimal(Digest.hmac(key: key, message)) == code)
    }

    @Test func timesAreThoseOfGreenwich() {
        #expect(RequestSignature.time(1_369_353_600) == "20130524T000000Z")
        #expect(RequestSignature.time(0) == "19700101T000000Z")
    }

    struct Example: Sendable {
        var method = "GET"
        var path = "/"
        var query = ""
        var headers: [S3Request.Field] = []
        var body = ""
        var signature: String
    }

    /// The examples of Amazon's description of signatures in headers (Amazon S3 API Reference, "Signature Calculations
    /// for the Authorization Header: Transferring Payload in a Single Chunk").
    static let examples = [
        Example(
            path: "/test.txt",
            headers: [("range", "bytes=0-9")],
            signature: "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41"
        ),
        Example(
            method: "PUT",
            path: "/" + PercentEncoding.encoded("test$file.text", keepingSlashes: true),
            headers: [("date", "Fri, 24 May 2013 00:00:00 GMT"), ("x-amz-storage-class", "REDUCED_REDUNDANCY")],
            body: "Welcome to Amazon S3.",
            signature: "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd"
        ),
        Example(
            query: S3Request(bucket: "", query: [("lifecycle", "")]).encodedQuery,
            signature: "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543"
        ),
        Example(
            query: S3Request(bucket: "", query: [("prefix", "J"), ("max-keys", "2")]).encodedQuery,
            signature: "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7"
        ),
    ]

    @Test(arguments: examples)
    func signaturesAreThoseOfAmazonsExamples(example: Example) {
        let signature = RequestSignature(
            credentials: S3Credentials(id: "AKIAIOSFODNN7EXAMPLE", secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"),
            region: "us-east-1",
            time: "20130524T000000Z"
        )
        let payload = Digest.hexadecimal(Digest.sha256(Array(example.body.utf8)))
        let authorization = signature.authorization(
            example.method,
            example.path,
            query: example.query,
            headers: example.headers + [
                ("host", "examplebucket.s3.amazonaws.com"), ("x-amz-content-sha256", payload),
                ("x-amz-date", signature.time),
            ],
            payload: payload
        )
        #expect(authorization.hasSuffix("Signature=" + example.signature))
        let scope = "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,"
        #expect(authorization.hasPrefix(scope))
    }

    @Test(arguments: [
        ("a/b c", "a/b%20c"), ("é+&=%", "%C3%A9%2B%26%3D%25"), ("-._~", "-._~"), ("..//.", "..//."),
    ])
    func keysAreEncodedAndDecoded(key: String, encoded: String) {
        #expect(PercentEncoding.encoded(key, keepingSlashes: true) == encoded)
        #expect(PercentEncoding.decoded(encoded) == key)
    }

    @Test func whatIsNotEncodedIsNotDecoded() {
        #expect(PercentEncoding.decoded("a+b") == "a b")
        for text in ["%", "%1", "%GG", "%+1", "%FF"] { #expect(PercentEncoding.decoded(text) == nil, "\(text)") }
    }
}
