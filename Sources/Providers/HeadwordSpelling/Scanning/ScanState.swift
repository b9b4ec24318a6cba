/// What a line's scan has to know of the lines before it.
package struct ScanState: Hashable, Sendable {
    /// The start of a text.
    package init() {}
}
