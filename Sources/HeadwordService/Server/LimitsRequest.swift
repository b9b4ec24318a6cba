internal import HeadwordCore
public import HeadwordJSON

/// What may clients cost? (`server.limits`)
struct LimitsRequest: Request {
    typealias Response = LimitsResponse

    static let endpoint = Endpoint<Self>(
        method: "server.limits",
        summary: "Says what clients may cost here: each limit with its value, its unit and the values that can be set.",
        resultName: "Limits",
        resultSchema: LimitsResponse.schema,
        examples: [.init("All limits", [:])]
    )
}

/// A limit of a running service.
public struct ServiceLimit: Hashable, Sendable, JSONWritable {
    /// What it is called in the configuration.
    public var name: String
    /// The value that holds.
    public var value: Int
    /// What is counted.
    public var unit: String
    /// The values that can be set.
    public var range: ClosedRange<Int>
    /// One sentence for people.
    public var summary: String

    /// Creates a limit.
    public init(name: String, value: Int, unit: String, range: ClosedRange<Int>, summary: String) {
        self.name = name
        self.value = value
        self.unit = unit
        self.range = range
        self.summary = summary
    }

    /// Writes the limit.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("name", name)
            writer.member("value", value)
            writer.member("unit", unit)
            writer.member("minimum", range.lowerBound)
            writer.member("maximum", range.upperBound)
            writer.member("summary", summary)
        }
    }
}

/// The limits of a service.
struct LimitsResponse: JSONWritable, Sendable {
    var limits: [ServiceLimit]

    func write(to writer: inout JSONWriter) {
        writer.object { writer in writer.member("limits", limits) }
    }

    static let schema = Schema.object(
        [
            "limits": .array(
                of: .object(
                    [
                        "name": .string.described("The key of the setting."),
                        "value": .integer,
                        "unit": .string.described("What is counted."),
                        "minimum": .integer, "maximum": .integer, "summary": .string,
                    ],
                    required: ["name", "value", "unit", "minimum", "maximum", "summary"]
                )
            ).described("None where the service was not configured, such as in a program of its own.")
        ],
        required: ["limits"]
    )
}
