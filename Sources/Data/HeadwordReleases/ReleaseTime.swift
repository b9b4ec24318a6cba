internal import Glibc

/// A point in time, in seconds, that people write as `2026-12-01T03:00:00Z` (RFC 3339).
package struct ReleaseTime: Hashable, Comparable, Sendable, LosslessStringConvertible {
    private static let format = "%Y-%m-%dT%H:%M:%SZ"

    /// The seconds since 1970, in UTC.
    package let seconds: Int

    /// Creates a time.
    package init(seconds: Int) { self.seconds = seconds }

    /// The current time.
    package static var now: ReleaseTime { ReleaseTime(seconds: time(nil)) }

    /// The number of seconds from now until this time; negative if it has passed.
    package var secondsFromNow: Double {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return Double(seconds - now.tv_sec) - Double(now.tv_nsec) / 1e9
    }

    /// Reads a time; nil if it is not written exactly as ``description`` is.
    package init?(_ text: String) {
        let numbers = text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int32($0) }
        guard numbers.count == 6 else { return nil }
        var parts = tm()
        (parts.tm_year, parts.tm_mon, parts.tm_mday) = (numbers[0] &- 1900, numbers[1] &- 1, numbers[2])
        (parts.tm_hour, parts.tm_min, parts.tm_sec) = (numbers[3], numbers[4], numbers[5])
        seconds = timegm(&parts)
        // What lies between the numbers may be anything, and a day that does not exist becomes another one.
        guard description == text else { return nil }
    }

    package var description: String {
        var parts = tm()
        var seconds = seconds
        gmtime_r(&seconds, &parts)
        var text = [CChar](repeating: 0, count: 32)
        let count = strftime(&text, text.count, Self.format, &parts)
        return String(decoding: text[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    package static func < (left: Self, right: Self) -> Bool { left.seconds < right.seconds }
}
