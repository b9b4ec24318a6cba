/// A version of the Model Context Protocol that is spoken here, the newest first.
package enum ProtocolVersion: String, CaseIterable, Sendable {
    /// The first one without sessions: every request carries its version.
    case of2026 = "2026-07-28"
    case ofNovember2025 = "2025-11-25"
    case ofJune2025 = "2025-06-18"
    /// The only one with batches.
    case ofMarch2025 = "2025-03-26"
    case of2024 = "2024-11-05"

    /// The era of the version.
    package var era: Era { self == .of2026 ? .modern : .legacy }

    /// Returns the version for a session whose client asks for one in `initialize`: that one, or the newest that has
    /// sessions.
    static func negotiated(_ requested: String?) -> ProtocolVersion {
        guard let version = requested.flatMap(Self.init), version.era == .legacy else { return .ofNovember2025 }
        return version
    }
}

/// The two forms of the protocol, which a connection may mix.
package enum Era: Sendable {
    /// Without state: every request says in `_meta` which version it is in.
    case modern
    /// With sessions, which `initialize` opens.
    case legacy

    /// The labels of the versions of this era, the newest first.
    var versions: [String] { ProtocolVersion.allCases.filter { $0.era == self }.map(\.rawValue) }
}
