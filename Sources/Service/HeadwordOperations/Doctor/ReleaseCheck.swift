internal import HeadwordConfiguration
internal import HeadwordReleases

/// Examines what a group of servers answers from.
struct ReleaseCheck {
    let place: String
    let group: ReleaseGroup
    let open: @Sendable (String) throws -> any ReleaseStore

    var findings: [Finding] {
        get async {
            do {
                let plan = try await open(place).plan(of: group)
                guard let release = plan.due(at: .now) else { throw ReleaseFailure.noneDue(group: group) }
                let next = plan.following(.now).first.flatMap(\.time).map { ", another one from \($0)" } ?? ""
                return [Finding("releases", .ok, "\(group): digest \(release.digest)\(next)")]
            } catch {
                return [Finding("releases", .fail, "\(error)", remedy: "headword lexicon release --to \(place)")]
            }
        }
    }
}
