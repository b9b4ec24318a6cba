import HeadwordConfiguration
import HeadwordJSON
import HeadwordTestSupport
import Testing

@Suite struct CredentialTests {
    private static let text = """
        [[listener]]
        address = "tcp://0.0.0.0:7878"
        certificate = "chain.pem"
        key = "key.pem"
        token-file = "token"
        """

    private func fileProblems(_ files: ConfigurationFiles, _ environment: [String: String] = [:]) throws -> [String] {
        files.search(file: "headword.toml", environment).problems().map {
            $0.description.replacing(files.directory, with: "")
        }
    }

    @Test func filesThatAreThereAndSecretAreSound() throws {
        let files = try ConfigurationFiles(["headword.toml": Self.text, "key.pem": "k", "token": "t"])
        try files.write("c", at: "chain.pem", mode: 0o644)
        #expect(try fileProblems(files) == [])
    }

    @Test func eachFileThatIsMissingEmptyOrOpenIsTold() throws {
        let files = try ConfigurationFiles(["headword.toml": Self.text, "chain.pem": ""])
        try files.write("s3cret", at: "token", mode: 0o604)
        #expect(
            try fileProblems(files) == [
                "/headword.toml:3: listener[0].certificate: the file '/chain.pem' is empty",
                "/headword.toml:4: listener[0].key: the file '/key.pem' cannot be found: No such file or directory",
                "/headword.toml:5: listener[0].token-file: the file '/token' is world-readable but holds a secret: "
                    + "run chmod o-r",
            ]
        )
    }

    @Test func missingFilesAreToldAlongWithOtherProblems() throws {
        let files = try ConfigurationFiles(["headword.toml": "[[listener]]\nkey = 'k'\n[limits]\ndepth = 1"])
        let places = try fileProblems(files).map { $0.prefix { $0 != " " } }
        #expect(places == ["/headword.toml:1:", "/headword.toml:2:", "/headword.toml:4:"])
    }

    @Test func aDirectoryHoldsNoToken() throws {
        let files = try ConfigurationFiles([
            "headword.toml": "[[listener]]\naddress = 'systemd'\ntoken-file = 'token'", "token/file": "",
        ])
        #expect(try fileProblems(files).map { $0.hasSuffix("'/token' is not a regular file") } == [true])
    }

    @Test func aRelativeNameIsLookedForAmongTheCredentialsOfSystemd() throws {
        let files = try ConfigurationFiles([
            "headword.toml": Self.text, "credentials/token": "t", "key.pem": "k", "chain.pem": "c",
        ])
        let environment = ["CREDENTIALS_DIRECTORY": files.path("credentials")]
        #expect(try fileProblems(files, environment) == [])
        let listener = try files.search(file: "headword.toml", environment).load().values.listeners[0]
        #expect(listener.tokenFile == files.path("credentials/token"))
        #expect(listener.key == files.path("key.pem"))
    }

    @Test(arguments: [
        #"key = "-----BEGIN PRIVATE KEY-----\nMIIs3cret""#, "token = 's3cret'", "token-file = ['s3cret']",
        "key = '''s3cret'''x",
    ])
    func aSecretInAFileIsNotPrinted(line: String) throws {
        let found = try problems("[[listener]]\naddress = 'systemd'\n\(line)")
        #expect(!found.isEmpty)
        #expect(!found.joined().contains("s3cret"))
    }

    @Test func whatASecretFileHoldsIsNotPrinted() throws {
        let files = try ConfigurationFiles(["headword.toml": Self.text, "key.pem": "s3cret", "token": "s3cret"])
        let configuration = try files.search(file: "headword.toml").load()
        let printed = configuration.rows.map(\.text)
        #expect(!printed.joined().contains("s3cret"))
    }
}
