/// Why a line, or a whole file, cannot be used or written.
package struct LayerFailure: Error, Hashable, Sendable {
    /// What is wrong.
    package var reason: String

    init(_ reason: String) { self.reason = reason }
}
