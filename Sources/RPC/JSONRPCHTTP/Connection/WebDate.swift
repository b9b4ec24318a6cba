internal import Glibc
internal import Synchronization

/// The date in a header (RFC 9110, section 5.6.7), written once a second.
enum WebDate {
    private struct Written {
        var second = 0
        var text = ""
    }

    private static let written = Mutex(Written())

    /// `Fri, 27 Nov 2026 08:49:37 GMT`
    static var now: String {
        let second = time(nil)
        return written.withLock { written in
            if written.second != second { written = Written(second: second, text: text(of: second)) }
            return written.text
        }
    }

    private static func text(of second: Int) -> String {
        var second = second
        var parts = tm()
        gmtime_r(&second, &parts)
        let date = "\(days[Int(parts.tm_wday)]), \(two(parts.tm_mday)) \(months[Int(parts.tm_mon)])"
        return date + " \(parts.tm_year + 1900) \(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec)) GMT"
    }

    private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
