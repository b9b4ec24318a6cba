internal import HeadwordJSON

/// A limit with its value, as programs are told it.
public struct LimitRow: Hashable, Sendable {
    /// The key of the setting: `limits.depth`.
    public var key: String
    /// The value that holds.
    public var value: Int
    /// What is counted: `bytes`.
    public var unit: String
    /// The values that can be set.
    public var range: ClosedRange<Int>
    /// One sentence for people.
    public var summary: String
}

extension Configuration {
    /// All limits, in the order of the reference.
    public var limitRows: [LimitRow] {
        let table = SettingTable<Configuration>.limits
        return table.settings.compactMap { setting in
            guard let quantity = setting.takes.quantity, case .integer(let value) = setting.value(self)?.json else {
                return nil
            }
            return LimitRow(
                key: table.key(of: setting),
                value: Int(value),
                unit: quantity.unit,
                range: quantity.range,
                summary: setting.summary
            )
        }
    }
}
