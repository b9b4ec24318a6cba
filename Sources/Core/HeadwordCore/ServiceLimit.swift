/// A limit of a running service.
public struct ServiceLimit: Hashable, Sendable, JSONShaped {
    /// The key of the setting in the configuration.
    public var name: String
    /// The value in force.
    public var value: Int
    /// The unit of the value.
    public var unit: String
    /// The range of values that can be set.
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

    /// The members of the published limit.
    public static let shape = Shape<Self>([
        .required("name", "The key of the setting.") { $0.name },
        .required("value") { $0.value },
        .required("unit", "What is counted.") { $0.unit },
        .required("minimum") { $0.range.lowerBound },
        .required("maximum") { $0.range.upperBound },
        .required("summary") { $0.summary },
    ])
}
