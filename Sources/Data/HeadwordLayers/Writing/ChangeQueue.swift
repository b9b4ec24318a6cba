internal import Dispatch
internal import Synchronization

/// Makes changes of files one after the other on a thread of its own. Those that wait are written together, since each
/// file is written as a whole.
final class ChangeQueue: Sendable {
    typealias Edit = @Sendable (inout EditedFolder) throws(LayerFailure) -> [LayerChange]

    private struct Waiting: Sendable {
        let place: EditedFolder.Place
        let edit: Edit
        let end: @Sendable (Result<[LayerChange], LayerFailure>) -> Void
    }

    private let waiting = Mutex<[Waiting]>([])
    private let thread = DispatchQueue(label: "headword.words")
    private let onChange: @Sendable () -> Void

    /// - Parameter onChange: called after files were changed, and before those who changed them are told.
    init(onChange: @escaping @Sendable () -> Void) {
        self.onChange = onChange
    }

    /// Changes the files of a folder.
    ///
    /// - Throws: ``LayerFailure``
    func make(_ place: EditedFolder.Place, _ edit: @escaping Edit) async throws -> [LayerChange] {
        try await withCheckedContinuation { continuation in
            let isFirst = waiting.withLock { waiting in
                waiting.append(Waiting(place: place, edit: edit) { continuation.resume(returning: $0) })
                return waiting.count == 1
            }
            if isFirst { thread.async { self.makeAll() } }
        }.get()
    }

    private func makeAll() {
        let all = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        let groups = Dictionary(grouping: all, by: \.place).map { place, changes in
            (changes, Self.outcomes(of: changes.map(\.edit), at: place))
        }
        onChange()
        for (changes, outcomes) in groups {
            for (change, outcome) in zip(changes, outcomes) { change.end(outcome) }
        }
    }

    private static func outcomes(
        of edits: [Edit],
        at place: EditedFolder.Place
    ) -> [Result<[LayerChange], LayerFailure>] {
        do throws(LayerFailure) {
            return try EditedFolder.change(place) { folder in edits.map { folder.outcome(of: $0) } }
        } catch {
            return edits.map { _ in .failure(error) }
        }
    }
}

extension EditedFolder {
    /// Makes a change.
    fileprivate mutating func outcome(of edit: ChangeQueue.Edit) -> Result<[LayerChange], LayerFailure> {
        Result { () throws(LayerFailure) in try edit(&self) }
    }
}
