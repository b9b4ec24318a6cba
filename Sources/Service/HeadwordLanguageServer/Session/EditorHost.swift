package import HeadwordConfiguration
package import HeadwordService

/// What the sessions of all editors share.
package struct EditorHost: Sendable {
    /// Returns the service that is current.
    package let service: @Sendable () -> DictionaryService
    /// Returns the settings for a project, from the directory of its root, and what is wrong with them.
    package let settings: @Sendable (_ root: String?) -> (settings: Configuration.Editor, problems: [String])
    /// Tells when answers may have changed.
    package let notices: ChangeNotices
    /// The memory for their documents.
    package let room = DocumentRoom()
    /// Is told when an editor that was initialized ends its session, and whether it has shut down before.
    package let onExit: @Sendable (_ hasShutDown: Bool) -> Void

    /// Creates a host.
    package init(
        service: @escaping @Sendable () -> DictionaryService,
        settings: @escaping @Sendable (String?) -> (settings: Configuration.Editor, problems: [String]),
        notices: ChangeNotices,
        onExit: @escaping @Sendable (Bool) -> Void = { _ in }
    ) {
        self.service = service
        self.settings = settings
        self.notices = notices
        self.onExit = onExit
    }
}
