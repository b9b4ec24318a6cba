/// A year or month for which counts are kept.
package struct Period: Hashable, Sendable {
    /// The length of the periods of a corpus.
    package enum Length: String, CaseIterable, Sendable {
        /// Years, such as `2024`.
        case year
        /// Months, such as `2024-05`.
        case month
    }

    /// `2024` or `2024-05`.
    package let label: String

    /// Creates the period of a date; nil if the date is too imprecise, as `2024` is for a month.
    package init?(_ date: CorpusDate, _ length: Length) {
        switch (length, date.month) {
        case (.year, _): label = date.year
        case (.month, let month?): label = "\(date.year)-\(month)"
        case (.month, nil): return nil
        }
    }
}

/// The date of a document: `2024`, `2024-05`, `2024-05-17`, or a timestamp of RFC 3339, `2024-05-17T10:30:00Z`.
package struct CorpusDate: Hashable, Sendable {
    /// The expected format of dates, for messages.
    static let expected = "a date such as 2024, 2024-05, 2024-05-17 or 2024-05-17T10:30:00Z"

    /// The four digits of the year.
    package let year: String
    /// The two digits of the month, if given.
    package let month: String?

    /// Reads a date; nil if it is invalid.
    package init?(_ text: String) {
        let halves = text.split(maxSplits: 1, omittingEmptySubsequences: false) { "Tt ".contains($0) }
        guard let date = halves.first, halves.count == 1 || Self.isTime(halves[1]) else { return nil }
        let fields = date.split(separator: "-", omittingEmptySubsequences: false)
        guard halves.count == 1 || fields.count == 3, (1...3).contains(fields.count) else { return nil }
        guard let year = Self.number(fields[0], digits: 4) else { return nil }
        let numbers = fields.dropFirst().compactMap { Self.number($0, digits: 2) }
        guard numbers.count == fields.count - 1, Self.isDay(year, numbers) else { return nil }
        self.year = String(fields[0])
        month = fields.count > 1 ? String(fields[1]) : nil
    }

    /// Whether the month exists, and has the day.
    private static func isDay(_ year: Int, _ monthAndDay: [Int]) -> Bool {
        guard let month = monthAndDay.first else { return true }
        guard (1...12).contains(month) else { return false }
        let isLeapYear = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        let days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
        return monthAndDay.count == 1 || (1...days).contains(monthAndDay[1])
    }

    /// Whether this is a time of RFC 3339: `10:30:00Z`, `10:30:00.25+02:00`.
    private static func isTime(_ text: Substring) -> Bool {
        guard let end = text.lastIndex(where: { "Zz+-".contains($0) }) else { return false }
        let offset = text[end...].dropFirst()
        let isUTC = text[end] == "Z" || text[end] == "z"
        guard isUTC ? offset.isEmpty : isClock(offset, [23, 59]) else { return false }
        let parts = text[..<end].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let clock = parts.first, isClock(clock, [23, 59, 60]) else { return false }
        return parts.count == 1 || number(parts[1], digits: parts[1].utf8.count) != nil
    }

    private static func isClock(_ text: Substring, _ limits: [Int]) -> Bool {
        let fields = text.split(separator: ":", omittingEmptySubsequences: false)
        return fields.count == limits.count
            && zip(fields, limits).allSatisfy { field, limit in number(field, digits: 2).map { $0 <= limit } ?? false }
    }

    private static func number(_ text: Substring, digits: Int) -> Int? {
        let digitsOnly = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard text.utf8.count == digits, digits > 0, digitsOnly else { return nil }
        // 18 digits fit in an `Int`, and no date needs a more precise fraction of a second.
        return Int(text.prefix(18))
    }
}
