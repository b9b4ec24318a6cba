internal import Glibc

/// The time of day, and a way to wait. Tests provide their own.
package struct UpstreamClock: Sendable {
    /// The seconds since 1970.
    package var now: @Sendable () -> Double
    /// Waits for some seconds.
    package var sleep: @Sendable (Double) async throws -> Void

    /// Creates a clock.
    package init(now: @escaping @Sendable () -> Double, sleep: @escaping @Sendable (Double) async throws -> Void) {
        self.now = now
        self.sleep = sleep
    }

    /// The system clock.
    package static let system = UpstreamClock {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    } sleep: {
        try await Task.sleep(for: .seconds($0))
    }
}

/// A month in UTC.
struct Month: Hashable {
    /// The name, such as `2026-11`.
    let name: String
    /// The start of the next month, in seconds since 1970.
    let end: Double

    /// Creates the month of a time in seconds since 1970.
    init(of time: Double) {
        var seconds = time_t(time)
        var date = tm()
        gmtime_r(&seconds, &date)
        let month = Int(date.tm_mon) + 1
        name = "\(Int(date.tm_year) + 1900)-\(month < 10 ? "0" : "")\(month)"
        var next = tm()
        (next.tm_year, next.tm_mon, next.tm_mday) = (date.tm_year, date.tm_mon + 1, 1)
        end = Double(timegm(&next))
    }
}
