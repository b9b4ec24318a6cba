internal import Glibc

/// A day of the calendar in Greenwich.
enum Day {
    /// Today: `2026-11-27`.
    static var today: String {
        var (seconds, parts) = (time(nil), tm())
        gmtime_r(&seconds, &parts)
        return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
    }

    private static func two(_ number: Int32) -> Substring { String(100 + number).dropFirst() }
}
