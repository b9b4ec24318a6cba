/// A number for each frequency, optimized for low frequencies, which are the most common.
struct FrequencyTable {
    private var low = [UInt64](repeating: 0, count: 1024)
    private var high: [UInt64: UInt64] = [:]

    subscript(frequency: UInt64) -> UInt64 {
        get { frequency < 1024 ? low[Int(frequency)] : high[frequency, default: 0] }
        set {
            if frequency < 1024 { low[Int(frequency)] = newValue } else { high[frequency] = newValue }
        }
    }

    /// The frequencies with nonzero numbers, in descending order.
    var descending: [UInt64] {
        high.keys.sorted(by: >) + low.indices.reversed().filter { low[$0] > 0 }.map(UInt64.init)
    }
}
