internal import Synchronization

/// Follows the plan of a group: fetches its releases, and says which one to answer from.
///
/// Whatever fails, the release that answers stays.
package final class Rollout: Sendable {
    private struct State {
        var current: ReleaseShelf.Fetched
        var plan: ReleasePlan
        var problem: String?
    }

    private let store: any ReleaseStore
    private let shelf: ReleaseShelf
    private let group: ReleaseGroup
    private let state: Mutex<State>

    /// Finds the release to start with: the one that is due, or if it cannot be had, the one that answered last.
    ///
    /// - Throws: why there is none.
    package init(
        _ group: ReleaseGroup,
        from store: any ReleaseStore,
        on shelf: ReleaseShelf,
        at now: ReleaseTime = .now
    ) async throws {
        (self.store, self.shelf, self.group) = (store, shelf, group)
        let kept = shelf.plan
        let (plan, unreachable) = try await Self.plan(of: group, from: store, or: kept)
        guard let due = plan.due(at: now) ?? kept?.due(at: now) else { throw ReleaseFailure.noneDue(group: group) }
        do {
            let current = try await shelf.fetch(due, from: store, keeping: kept?.releases.first)
            state = Mutex(State(current: current, plan: plan, problem: unreachable))
        } catch {
            guard let last = kept?.releases.first, !last.hasSameFiles(as: due) else { throw error }
            let current = try await shelf.fetch(last, from: store, keeping: nil)
            state = Mutex(State(current: current, plan: plan, problem: "\(error)"))
        }
        record(at: now)
    }

    /// The release that answers.
    package var current: ReleaseShelf.Fetched { state.withLock(\.current) }

    /// Why the group's plan is not followed; nil if it is.
    package var problem: String? { state.withLock(\.problem) }

    /// Looks at the plan and fetches what is due, or else what is next.
    ///
    /// - Returns: the release to answer from instead of the current one, to be confirmed with ``take(_:at:)`` or
    ///   ``fail(_:)``; nil if there is none.
    package func look(at now: ReleaseTime = .now) async -> ReleaseShelf.Fetched? {
        let (plan, current) = state.withLock { ($0.plan, $0.current.release) }
        do {
            let (plan, unreachable) = try await Self.plan(of: group, from: store, or: plan)
            state.withLock { $0.plan = plan }
            let due = plan.due(at: now) ?? current
            let wanted = due.hasSameFiles(as: current) ? plan.following(now).first ?? due : due
            let fetched = try await shelf.fetch(wanted, from: store, keeping: current)
            state.withLock { $0.problem = unreachable }
            guard wanted == due, !due.hasSameFiles(as: current) else {
                record(at: now)
                return nil
            }
            return fetched
        } catch {
            fail(error)
            return nil
        }
    }

    /// Records that a release answers.
    package func take(_ fetched: ReleaseShelf.Fetched, at now: ReleaseTime = .now) {
        state.withLock { ($0.current, $0.problem) = (fetched, nil) }
        record(at: now)
    }

    /// Records why a release cannot be taken.
    package func fail(_ error: any Error) {
        state.withLock { $0.problem = "\(error)" }
    }

    /// The time at which the next release is due; nil if none is known.
    package func nextTime(after now: ReleaseTime = .now) -> ReleaseTime? {
        state.withLock { $0.plan.following(now).first?.time }
    }

    /// Records what to follow after a start without the store. A failure only means that the store is needed then.
    private func record(at now: ReleaseTime) {
        let plan = state.withLock { ReleasePlan([$0.current.release.timeless] + $0.plan.following(now)) }
        try? shelf.record(plan)
    }

    private static func plan(
        of group: ReleaseGroup,
        from store: any ReleaseStore,
        or known: ReleasePlan?
    ) async throws -> (plan: ReleasePlan, unreachable: String?) {
        do {
            return (try await store.plan(of: group), nil)
        } catch {
            guard let known else { throw error }
            return (known, "\(error)")
        }
    }
}

extension Release {
    /// The release without its time, which has passed.
    fileprivate var timeless: Release { Release(lexicon: lexicon, digest: digest, layers: layers) }
}
