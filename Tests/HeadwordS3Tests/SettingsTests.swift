import HeadwordObjectStore
import HeadwordTestSupport
import Testing

@testable import HeadwordS3

@Suite struct SettingsTests {
    private func settings(_ variables: [String: String]) throws -> S3Settings { try S3Settings { variables[$0] } }

    @Test(arguments: [
        ("s3://texts", "texts", "", true), ("s3://texts/", "texts", "", true),
        ("s3://t.x-1/a/b", "t.x-1", "a/b", false),
        ("s3://texts/a//", "texts", "a//", true), ("s3://texts//a", "texts", "/a", false),
    ])
    func anAddressHasABucketAndAKey(text: String, bucket: String, key: String, isPrefix: Bool) throws {
        let place = try ObjectPlace(text)
        #expect(place.bucket == bucket && place.key == key && place.isPrefix == isPrefix)
    }

    @Test(arguments: ["", "s3:/texts", "s3://", "s3:///key", "s3://ab/key", "s3://Texts/key", "s3://a_b/key", "/texts"])
    func whatIsNoAddressIsRefused(text: String) throws {
        let failure = try #require(throws: ObjectFailure.self) { try ObjectPlace(text) }
        #expect(failure.kind == .address && failure.description.contains("'\(text)'"))
        #expect(failure.description.contains("s3://BUCKET/KEY"))
    }

    @Test func amazonHasAHostForEachBucket() throws {
        let endpoint = try settings(["AWS_REGION": "eu-west-1", "AWS_DEFAULT_REGION": "x"]).endpoint
        #expect(endpoint.place(of: "texts") == ("https", "texts.s3.eu-west-1.amazonaws.com", "/"))
        #expect(endpoint.place(of: "a.b") == ("https", "s3.eu-west-1.amazonaws.com", "/a.b/"))
        #expect(try settings([:]).region == "us-east-1")
        let china = try settings(["AWS_DEFAULT_REGION": "cn-north-1"])
        #expect(china.endpoint.url == "https://s3.cn-north-1.amazonaws.com.cn")
    }

    @Test func anotherStoreHasPathsForBuckets() throws {
        let general = ["AWS_ENDPOINT_URL": "https://store.example/"]
        #expect(try settings(general).endpoint.place(of: "texts") == ("https", "store.example", "/texts/"))
        let special = general.merging(["AWS_ENDPOINT_URL_S3": "http://[::1]:9000"]) { $1 }
        #expect(try settings(special).endpoint.place(of: "texts") == ("http", "[::1]:9000", "/texts/"))
    }

    @Test(arguments: [
        (["AWS_ENDPOINT_URL": "store:9000"], "AWS_ENDPOINT_URL must be http://HOST[:PORT]"),
        (["AWS_ENDPOINT_URL_S3": "ftp://store"], "AWS_ENDPOINT_URL_S3"),
        (["AWS_ENDPOINT_URL": "http://id:secret@store"], "AWS_ENDPOINT_URL"),
        (["AWS_ENDPOINT_URL": "http://store/path"], "AWS_ENDPOINT_URL"),
        (["AWS_REGION": "eu west"], "AWS_REGION"),
        (["AWS_ACCESS_KEY_ID": "id"], "has AWS_ACCESS_KEY_ID but not AWS_SECRET_ACCESS_KEY"),
        (["AWS_SECRET_ACCESS_KEY": "hidden"], "has AWS_SECRET_ACCESS_KEY but not AWS_ACCESS_KEY_ID"),
        (["AWS_PROFILE": "work", "HOME": "/nowhere"], "there is no profile 'work' (AWS_PROFILE)"),
    ])
    func aWrongSettingIsNamed(variables: [String: String], message: String) throws {
        let failure = try #require(throws: ObjectFailure.self) { try settings(variables) }
        #expect(failure.kind == .address && failure.description.contains(message))
        #expect(!failure.description.contains("hidden"))
    }

    @Test func credentialsAreInTheEnvironmentOrInAProfile() throws {
        #expect(try settings(["HOME": "/nowhere"]).credentials == nil)
        let environment = ["AWS_ACCESS_KEY_ID": "id", "AWS_SECRET_ACCESS_KEY": "key", "AWS_SESSION_TOKEN": "token"]
        #expect(try settings(environment).credentials == S3Credentials(id: "id", secret: "key", token: "token"))
        let file = try TestFiles.temporaryDirectory() + "/credentials"
        let text = """
            # mine
            [default]
            aws_access_key_id = a
            aws_secret_access_key=b=

            [ work ]\r
            AWS_ACCESS_KEY_ID = c\r
            aws_secret_access_key = d\r
            aws_session_token = e\r
            """
        try TestFiles.write(Array(text.utf8), to: file)
        let known = ["AWS_SHARED_CREDENTIALS_FILE": file]
        #expect(try settings(known).credentials == S3Credentials(id: "a", secret: "b="))
        let work = known.merging(["AWS_PROFILE": "work"]) { $1 }
        #expect(try settings(work).credentials == S3Credentials(id: "c", secret: "d", token: "e"))
        #expect(try settings(work.merging(environment) { $1 }).credentials?.id == "id")
    }
}
