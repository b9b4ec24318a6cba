/// A line and the layer that has it.
struct LayerLine {
    /// The identifier of the layer as a source.
    var source: String
    /// What the line says.
    var word: LayerWord
}
