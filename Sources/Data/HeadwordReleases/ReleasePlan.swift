internal import HeadwordJSON

/// The releases of a group, in the order of their times: usually the one that its replicas answer from, and sometimes
/// the next one.
package struct ReleasePlan: Hashable, Sendable {
    /// The maximum size of the file of a plan, in bytes.
    package static let limit = 1 << 16

    /// The releases.
    package let releases: [Release]

    /// Creates a plan.
    package init(_ releases: [Release]) { self.releases = releases }

    /// Reads a plan.
    ///
    /// - Returns: nil if it is not a plan with at least one release.
    package init?(_ bytes: [UInt8]) {
        guard let json = try? JSONText(bytes).value(), case .array(let elements)? = json["releases"] else { return nil }
        let releases = elements.compactMap(Release.init)
        guard !releases.isEmpty, releases.count == elements.count else { return nil }
        self.init(releases)
    }

    /// The plan as a file.
    package var bytes: [UInt8] {
        Array((JSONValue.object(["releases": .array(releases.map(\.json))]).prettyPrinted() + "\n").utf8)
    }

    /// Returns the release to answer from; nil if there is none yet.
    package func due(at now: ReleaseTime) -> Release? {
        releases.last { $0.time.map { $0 <= now } ?? true }
    }

    /// Returns the releases to answer from later.
    package func following(_ now: ReleaseTime) -> [Release] {
        releases.filter { $0.time.map { $0 > now } ?? false }
    }

    /// Returns the plan in which another release takes the place of all later ones.
    package func adding(_ release: Release, at now: ReleaseTime) -> ReleasePlan {
        let isLater = release.time.map { $0 > now } ?? false
        return ReleasePlan((isLater ? [due(at: now)].compactMap(\.self) : []) + [release])
    }
}
