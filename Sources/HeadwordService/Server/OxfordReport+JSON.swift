internal import HeadwordCore
public import HeadwordJSON
public import HeadwordOxford

extension OxfordReport: JSONWritable {
    /// Writes `{version, url, isPaused, calls, budget}`.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("version", version.rawValue)
            writer.member("url", url)
            writer.member("isPaused", isPaused)
            writer.name("calls")
            writer.object { writer in
                writer.member("sent", counts.sent)
                writer.member("cached", counts.cached)
                writer.member("shared", counts.shared)
                writer.member("failed", counts.failures.values.reduce(0, +))
            }
            guard let budget else { return }
            writer.name("budget")
            writer.object { writer in
                writer.member("minute", budget.ofMinute)
                writer.member("month", budget.ofMonth)
            }
        }
    }

    static let schema = Schema.object(
        [
            "version": .string, "url": .string,
            "isPaused": .boolean.described("Whether nothing is sent for a while, since the service failed."),
            "calls": .object(
                ["sent": .integer, "cached": .integer, "shared": .integer, "failed": .integer],
                required: ["sent", "cached", "shared", "failed"]
            ).described("Since the start."),
            "budget": .object(["minute": use, "month": use], required: ["minute", "month"]),
        ],
        required: ["version", "url", "isPaused", "calls"]
    ).described("The Oxford Dictionaries API, if something is asked of it.")

    private static let use = Schema.object(
        ["used": .integer, "limit": .integer.described("Absent if there is none.")],
        required: ["used"]
    )
}

extension OxfordReport.Use: JSONWritable {
    /// Writes `{used, limit}`.
    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("used", used)
            writer.member("limit", ifPresent: limit)
        }
    }
}
