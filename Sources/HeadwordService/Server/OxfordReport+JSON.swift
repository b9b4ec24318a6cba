public import HeadwordCore
public import HeadwordOxford

extension OxfordReport: JSONShaped {
    /// How it goes with the Oxford Dictionaries API.
    public static let shape = Shape<Self>([
        .required("version") { $0.version.rawValue },
        .required("url") { $0.url },
        .required("isPaused", "Whether nothing is sent for a while, since the service failed.") { $0.isPaused },
        .required("calls", "Since the start.", of: calls) { $0.counts },
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
    ])

    private static let use = Shape<Use>([
        .required("used") { $0.used },
        .optional("limit", "Absent if there is none.") { $0.limit },
    ])
}
