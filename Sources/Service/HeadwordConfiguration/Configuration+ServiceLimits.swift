public import HeadwordCore
internal import HeadwordJSON

extension Configuration {
    /// All limits, in the order of the reference.
    public var serviceLimits: [ServiceLimit] {
        let table = SettingTable<Configuration>.limits
        return table.settings.compactMap { setting in
            guard let quantity = setting.takes.quantity, case .integer(let value) = setting.value(self)?.json else {
                return nil
            }
            return ServiceLimit(
                name: table.key(of: setting),
                value: Int(value),
                unit: quantity.unit,
                range: quantity.range,
                summary: setting.summary
            )
        }
    }
}
