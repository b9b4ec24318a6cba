/// A number of bytes, as people write it: `4 MiB`.
struct ByteSize: LosslessStringConvertible, Sendable {
    var bytes: Int

    private static let units = [("GiB", 1 << 30), ("MiB", 1 << 20), ("KiB", 1 << 10), ("B", 1)]

    init(_ bytes: Int) { self.bytes = bytes }

    /// Reads a whole number with a unit.
    init?(_ description: String) {
        let digits = description.prefix { $0.isASCII && $0.isNumber }
        let name = description[digits.endIndex...].drop { $0 == " " }
        guard let count = Int(digits), let unit = Self.units.first(where: { $0.0 == name }) else { return nil }
        let (bytes, isTooLarge) = count.multipliedReportingOverflow(by: unit.1)
        guard !isTooLarge else { return nil }
        self.bytes = bytes
    }

    /// The number in the largest unit that divides it evenly.
    var description: String {
        let unit = Self.units.first { bytes >= $0.1 && bytes.isMultiple(of: $0.1) }
        return unit.map { "\(bytes / $0.1) \($0.0)" } ?? "\(bytes) B"
    }
}
