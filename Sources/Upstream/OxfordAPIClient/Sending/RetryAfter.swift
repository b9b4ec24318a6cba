internal import Glibc

/// The header `Retry-After` (RFC 9110, section 10.2.3).
enum RetryAfter {
    private static let longest = 31 * 86_400
    private static let months = "JanFebMarAprMayJunJulAugSepOctNovDec"

    /// Returns the number of seconds, given as such or as a date.
    static func seconds(_ text: String) -> Int? {
        if let seconds = Int(text.filter { $0 != " " }) { return seconds < 0 ? nil : min(seconds, longest) }
        return date(text).map { min(max(0, $0 - time(nil)), longest) }
    }

    /// Returns the seconds since 1970 of a date in the format of HTTP servers: `Sun, 06 Nov 1994 08:49:37 GMT` (section
    /// 5.6.7).
    private static func date(_ text: String) -> Int? {
        guard let match = text.wholeMatch(of: /\w{3}, (\d\d) (\w{3}) (\d{4}) (\d\d):(\d\d):(\d\d) GMT/),
            let month = months.firstRange(of: match.2), let year = Int32(match.3)
        else { return nil }
        var date = tm()
        date.tm_year = year - 1900
        date.tm_mon = Int32(months.distance(from: months.startIndex, to: month.lowerBound) / 3)
        date.tm_mday = Int32(match.1) ?? 1
        (date.tm_hour, date.tm_min, date.tm_sec) = (Int32(match.4) ?? 0, Int32(match.5) ?? 0, Int32(match.6) ?? 0)
        return timegm(&date)
    }
}
