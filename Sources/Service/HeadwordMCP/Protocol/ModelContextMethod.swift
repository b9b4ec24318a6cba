/// The methods of the Model Context Protocol that are answered here.
enum ModelContextMethod: String, CaseIterable {
    case discover = "server/discover"
    case initialize, ping
    case listTools = "tools/list"
    case callTool = "tools/call"
    case listResources = "resources/list"
    case listTemplates = "resources/templates/list"
    case readResource = "resources/read"
    case complete = "completion/complete"

    /// The notifications that clients send; all of them are accepted.
    static let notifications = [
        "notifications/initialized", "notifications/cancelled", "notifications/progress",
        "notifications/roots/list_changed",
    ]

    /// Whether an era has the method.
    func exists(in era: Era) -> Bool {
        switch self {
        case .discover: era == .modern
        case .initialize, .ping: era == .legacy
        default: true
        }
    }

    /// Whether the method is answered before a session is open.
    var needsNoSession: Bool { self == .initialize || self == .ping }

    /// Whether the answer is a list of which a client may ask for further pages.
    var isList: Bool { self == .listTools || self == .listResources || self == .listTemplates }
}
