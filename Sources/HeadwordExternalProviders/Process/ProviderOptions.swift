internal import HeadwordJSON
internal import NIOCore

/// What providers may cost.
public struct ProviderOptions: Sendable {
    /// How long a provider may take to describe itself, in milliseconds.
    public var startMilliseconds = 5000
    /// How long a call may take, in milliseconds.
    public var answerMilliseconds = 4000
    /// The memory that a provider may map, in bytes.
    public var memory = 512 << 20
    /// How many calls may wait for a provider.
    public var queue = 1000
    /// How many calls a provider may answer at a time, whatever it says of itself.
    public var concurrency = 64
    /// The longest line that is taken from a provider, in bytes.
    public var longestLine = 4 << 20
    /// How long a provider may say nothing when it is late, or idle and asked whether it is there, in milliseconds.
    public var patienceMilliseconds = 1000
    /// How often an idle provider is asked whether it is there, in seconds.
    public var pingSeconds = 30
    /// The version that providers are told.
    public var version: String

    /// Creates the defaults.
    public init(version: String) {
        self.version = version
    }

    var start: TimeAmount { .milliseconds(Int64(startMilliseconds)) }
    var answer: TimeAmount { .milliseconds(Int64(answerMilliseconds)) }
    var patience: TimeAmount { .milliseconds(Int64(patienceMilliseconds)) }

    /// What a provider is told when it is asked to describe itself.
    var greeting: [UInt8] {
        let greeting: JSONObject = [
            "protocol": .integer(Int64(ProviderManifest.protocolVersion)), "headword": .string(version),
        ]
        return greeting.jsonBytes
    }
}
