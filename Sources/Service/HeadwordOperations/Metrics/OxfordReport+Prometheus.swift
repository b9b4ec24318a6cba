internal import OxfordAPI

extension OxfordReport {
    /// Writes the metrics of the upstream.
    func write(to text: inout PrometheusText) {
        text.single("headword_upstream_calls_total", .counter, "Calls that were sent to the upstream.", counts.sent)
        text.family(
            "headword_upstream_saved_total",
            .counter,
            "Calls that did not have to be sent, by what answered instead."
        )
        text.sample(counts.cached, [("by", "cache")])
        text.sample(counts.shared, [("by", "equal_call")])
        text.family("headword_upstream_failures_total", .counter, "Calls to the upstream that failed, by kind.")
        for (kind, count) in counts.failures.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            text.sample(count, [("kind", kind.rawValue)])
        }
        text.single("headword_upstream_paused", .gauge, "1 while calls are suspended after failures.", isPaused ? 1 : 0)
        guard let budget else { return }
        text.family("headword_upstream_budget_used", .gauge, "Calls used, by window.")
        text.sample(budget.ofMinute.used, [("window", "minute")])
        text.sample(budget.ofMonth.used, [("window", "month")])
        text.family("headword_upstream_budget_limit", .gauge, "Calls allowed, by window.")
        for (window, use) in [("minute", budget.ofMinute), ("month", budget.ofMonth)] {
            if let limit = use.limit { text.sample(limit, [("window", window)]) }
        }
        guard let share = budget.share else { return }
        text.family(
            "headword_upstream_share",
            .gauge,
            "Calls that this replica may still send while it cannot reach the store, by window."
        )
        for (window, calls) in [("minute", share.ofMinute), ("month", share.ofMonth)] {
            if let calls { text.sample(calls, [("window", window)]) }
        }
    }
}
