/// What of an answer is wanted: what some sources say, and so many items of it.
package struct AnswerSelection {
    private let sources: [String]
    /// How many items may still be taken.
    private var room: Int
    /// Whether everything is wanted.
    package let isAll: Bool

    /// Creates a selection.
    ///
    /// - Parameters:
    ///   - sources: the identifiers of the sources; empty for all.
    ///   - limit: the largest number of items; nil or 0 for all.
    package init(sources: [String], limit: Int?) {
        self.sources = sources
        room = limit.map { $0 == 0 ? .max : $0 } ?? .max
        isAll = sources.isEmpty && room == .max
    }

    /// Whether no more items are wanted.
    package var isFull: Bool { room == 0 }

    /// Whether it is wanted what a source says.
    package func admits(_ source: String) -> Bool { sources.isEmpty || sources.contains(source) }

    /// As many items as are still wanted.
    package mutating func taking<Item>(_ items: [Item]) -> [Item] {
        let taken = Array(items.prefix(room))
        room -= taken.count
        return taken
    }
}

extension Array {
    /// The elements of which a change says that something is left.
    package func keeping(_ change: (inout Element) -> Bool) -> [Element] {
        compactMap { element in
            var element = element
            return change(&element) ? element : nil
        }
    }
}
