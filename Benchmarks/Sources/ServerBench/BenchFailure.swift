/// The reason why a benchmark has no figures.
package struct BenchFailure: Error, CustomStringConvertible {
    package var description: String

    package init(_ description: String) {
        self.description = description
    }
}
