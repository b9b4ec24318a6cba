public import HeadwordCore
public import OxfordAPI

extension OxfordReport: JSONShaped {
    /// The status of the Oxford Dictionaries API.
    public static let shape = Shape<Self>([
        .required("version") { $0.version.rawValue },
        .required("url") { $0.url },
        .required("isPaused", "Whether calls are suspended for a while after failures.") { $0.isPaused },
        .required("calls", "The calls since the start.", of: calls) { $0.counts },
        .optional("budget", of: quotas) { $0.budget },
    ])

    private static let calls = Shape<Counts>([
        .required("sent") { $0.sent },
        .required("cached") { $0.cached },
        .required("shared") { $0.shared },
        .required("failed") { $0.failures.values.reduce(0, +) },
    ])

    private static let quotas = Shape<Budget>([
        .required("minute", of: use) { $0.ofMinute },
        .required("month", of: use) { $0.ofMonth },
        .optional(
            "share",
            "The calls that this replica may still send while it cannot reach the store; absent while it can.",
            of: share
        ) { $0.share },
    ])

    private static let share = Shape<Share>([
        .optional("minute", "Absent if there is no limit.") { $0.ofMinute },
        .optional("month", "Absent if there is no limit.") { $0.ofMonth },
    ])

    private static let use = Shape<Use>([
        .required("used") { $0.used },
        .optional("limit", "Absent if there is no limit.") { $0.limit },
    ])
}
