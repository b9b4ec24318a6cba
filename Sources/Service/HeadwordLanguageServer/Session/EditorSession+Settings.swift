internal import HeadwordConfiguration
internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordSpelling
internal import Synchronization

extension EditorSession {
    var capabilities: ClientCapabilities { state.withLock(\.capabilities) }
    var settings: Configuration.Editor { state.withLock(\.settings.current) }
    var roots: [String] { state.withLock(\.roots) }

    func askForSettings() {
        guard capabilities.answersConfiguration else { return }
        request("workspace/configuration", ["items": [["section": "headword"]]]) { [weak self] result in
            guard let given = result.elements.first else { return }
            self?.takeSettings(given == .null ? [:] : given)
        }
    }

    /// Takes the editor's settings; without any, it wants to be asked.
    func takeSettings(_ given: JSONValue?) {
        guard let given, given != .null else { return askForSettings() }
        let (problems, isNew) = state.withLock { state in
            let old = state.settings.current
            return (state.settings.take(given, as: .editor), state.settings.current != old)
        }
        tell(problems + (isNew ? uncheckedLanguages : []))
        if isNew { recheckAll() }
    }

    /// Reads the settings of files again, and checks all documents again.
    func reloadSettings() {
        let (base, problems) = host.settings(roots.first)
        state.withLock { $0.settings.rebase(base) }
        tell(problems)
        recheckAll()
    }

    /// The maximum number of directories of projects that are looked at.
    static let mostRoots = 16

    func takeFolders(_ event: JSONValue?) {
        // Strangers must not have files of the user read.
        guard isLocal else { return }
        let removed = event["removed"].elements.compactMap { $0["uri"].text.flatMap(path(of:)) }
        let added = event["added"].elements.compactMap { $0["uri"].text.flatMap(path(of:)) }
        state.withLock { state in
            let kept = state.roots.filter { !removed.contains($0) && !added.contains($0) }
            state.roots = Array((kept + added).prefix(Self.mostRoots))
        }
        recheckAll()
    }

    /// The languages of the settings whose spelling cannot be checked, for people.
    var uncheckedLanguages: [String] {
        guard let context else { return [] }
        return context.settings.languages.filter { (try? context.checker.checks($0)) == false }.map { language in
            "the spelling of '\(language.label)' is not checked: the lexicon has no word counts of it"
        }
    }

    /// Tells the user what is wrong with the settings.
    func tell(_ problems: [String]) {
        for problem in problems {
            outbox.notify(
                "window/showMessage",
                ["type": 2, "message": .string("headword: \(problem)")],
                about: problem
            )
        }
    }
}
