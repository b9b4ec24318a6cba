internal import Synchronization

/// The verdicts of words so far, as long as the layers stay the same.
final class VerdictMemo: Sendable {
    private struct State {
        var version = 0
        var verdicts: [VerdictSettings: [String: Verdict]] = [:]
    }

    /// The maximum numbers of settings and, for each, of words; some 64 bytes each.
    private static let limits = (settings: 4, words: 50_000)

    private let state = Mutex(State())

    /// Returns the verdict of a word.
    ///
    /// - Parameters:
    ///   - version: the version of the layers.
    ///   - judge: finds the verdict, if it is not known.
    func verdict(
        of word: String,
        _ settings: VerdictSettings,
        version: Int,
        orFind judge: () throws -> Verdict
    ) rethrows -> Verdict {
        let known = state.withLock { state -> Verdict? in
            if state.version != version {
                state.version = version
                state.verdicts = [:]
            }
            return state.verdicts[settings]?[word]
        }
        if let known { return known }
        let verdict = try judge()
        state.withLock { state in
            guard state.version == version else { return }
            if state.verdicts[settings] == nil, state.verdicts.count == Self.limits.settings { state.verdicts = [:] }
            if state.verdicts[settings]?.count ?? 0 >= Self.limits.words { state.verdicts[settings] = [:] }
            state.verdicts[settings, default: [:]][word] = verdict
        }
        return verdict
    }
}
