internal import HeadwordJSON
internal import NIOCore

/// The limits on providers.
public struct ProviderOptions: Sendable {
    /// How long a provider may take to describe itself, in milliseconds.
    public var startMilliseconds = 5000
    /// How long a call may take, in milliseconds.
    public var answerMilliseconds = 4000
    /// The memory that a provider may map, in bytes.
    public var memory = 512 << 20
    /// The maximum number of calls that wait for a provider.
    public var queue = 1000
    /// The maximum number of calls that a provider answers at a time, whatever its manifest says.
    public var concurrency = 64
    /// The longest line accepted from a provider, in bytes.
    public var longestLine = 4 << 20
    /// How long a late or pinged provider may stay silent before it is killed, in milliseconds.
    public var patienceMilliseconds = 1000
    /// How often an idle provider is pinged, in seconds.
    public var pingSeconds = 30
    /// The version of Headword reported to providers.
    public var version: String

    /// Creates the defaults.
    public init(version: String) {
        self.version = version
    }

    var start: TimeAmount { .milliseconds(Int64(startMilliseconds)) }
    var answer: TimeAmount { .milliseconds(Int64(answerMilliseconds)) }
    var patience: TimeAmount { .milliseconds(Int64(patienceMilliseconds)) }

    /// The parameters of `provider.describe`, as JSON.
    var greeting: [UInt8] {
        let greeting: JSONObject = [
            "protocol": .integer(Int64(ProviderManifest.protocolVersion)), "headword": .string(version),
        ]
        return greeting.jsonBytes
    }
}
