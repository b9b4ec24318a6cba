internal import HeadwordCore
internal import HeadwordJSON
internal import JSONRPC

/// The outcomes of calls, as in the label `code` of metrics. The number of labels is bounded, whatever codes providers
/// invent.
enum OutcomeCode {
    /// The error codes with a label of their own: the usual ones of the catalogue. All others share one label.
    private static let known = Set(reasons.compactMap(\.usualCode)).sorted()
    private static let reasons =
        FailureReason.ofProtocol + FailureReason.ofCalls + FailureReason.ofSources + FailureReason.ofProviders

    /// The labels by index.
    static let labels = ["ok"] + known.map(String.init) + ["other"]

    /// Returns the index of the label for an outcome.
    static func place(of error: ErrorObject?) -> Int {
        guard let error else { return 0 }
        return known.firstIndex(of: error.code).map { $0 + 1 } ?? labels.count - 1
    }
}
