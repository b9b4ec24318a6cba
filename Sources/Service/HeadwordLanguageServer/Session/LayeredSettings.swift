internal import HeadwordConfiguration
internal import HeadwordJSON

/// The settings of one editor: those of files, then those that it was started with, then those that it sent last.
struct LayeredSettings: Sendable {
    /// Where an editor's settings come from.
    enum Origin { case options, editor }

    private var base: Configuration.Editor
    private var options: JSONObject = [:]
    private var editor: JSONObject = [:]
    /// The settings that apply.
    private(set) var current: Configuration.Editor

    init(_ base: Configuration.Editor = Configuration.Editor()) {
        self.base = base
        current = base
    }

    /// Replaces the settings of files.
    mutating func rebase(_ base: Configuration.Editor) {
        self.base = base
        current = base
        _ = current.take(options)
        _ = current.take(editor)
    }

    /// Takes settings, bare or as the member `headword`.
    ///
    /// - Returns: what is wrong with them.
    mutating func take(_ given: JSONValue?, as origin: Origin) -> [String] {
        guard let object = given["headword"].object ?? given.object else { return [] }
        switch origin {
        case .options: options = object
        case .editor: editor = object
        }
        current = base
        let ofOptions = current.take(options)
        let ofEditor = current.take(editor)
        return origin == .options ? ofOptions : ofEditor
    }
}
