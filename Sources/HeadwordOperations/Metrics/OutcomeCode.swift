internal import HeadwordCore
internal import HeadwordJSON
internal import JSONRPC

/// How calls end, as the label `code` of metrics and logs has it. There are few labels, whatever providers invent.
enum OutcomeCode {
    /// The codes of errors that are told apart, the usual ones of the catalogue; all others are one.
    private static let known = Set(reasons.compactMap(\.usualCode)).sorted()
    private static let reasons =
        FailureReason.ofProtocol + FailureReason.ofCalls + FailureReason.ofSources + FailureReason.ofProviders

    /// The labels by their places.
    static let labels = ["ok"] + known.map(String.init) + ["other"]

    /// The label's place for what a call ended with.
    static func place(of error: ErrorObject?) -> Int {
        guard let error else { return 0 }
        return known.firstIndex(of: error.code).map { $0 + 1 } ?? labels.count - 1
    }
}
