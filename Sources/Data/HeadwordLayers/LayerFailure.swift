/// Why a line, or a whole file, cannot be used.
struct LayerFailure: Error {
    /// What is wrong.
    var reason: String

    init(_ reason: String) { self.reason = reason }
}
