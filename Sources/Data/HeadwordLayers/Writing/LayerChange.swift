/// What a change did to a file.
package struct LayerChange: Hashable, Sendable {
    /// The path of the file.
    package var file: String
    /// Whether the file is different now.
    package var isNew: Bool
    /// The number of lines that were removed.
    package var removed = 0
}
