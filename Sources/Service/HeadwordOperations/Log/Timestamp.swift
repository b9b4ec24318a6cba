internal import Glibc

/// A point in time, in milliseconds.
struct Timestamp: CustomStringConvertible {
    private var moment: timespec

    /// The current time.
    static var now: Timestamp {
        var moment = timespec()
        clock_gettime(CLOCK_REALTIME, &moment)
        return Timestamp(moment: moment)
    }

    /// `2025-11-21T13:51:15.042Z` (RFC 3339)
    var description: String {
        var parts = tm()
        var seconds = moment.tv_sec
        gmtime_r(&seconds, &parts)
        let day = "\(parts.tm_year + 1900)-\(Self.two(parts.tm_mon + 1))-\(Self.two(parts.tm_mday))"
        let time = "\(Self.two(parts.tm_hour)):\(Self.two(parts.tm_min)):\(Self.two(parts.tm_sec))"
        let milliseconds = String(1000 + moment.tv_nsec / 1_000_000).dropFirst()
        return "\(day)T\(time).\(milliseconds)Z"
    }

    private static func two(_ number: Int32) -> Substring { String(100 + number).dropFirst() }
}
