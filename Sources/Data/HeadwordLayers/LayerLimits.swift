/// The limits of the files of a layer.
package enum LayerLimits {
    /// The maximum number of bytes of a file.
    package static let fileBytes = 10_000_000
    /// The maximum number of lines of a file.
    package static let lines = 200_000
    /// The maximum number of bytes of a cell, or of a line of `words.txt`.
    package static let cellBytes = 4096
    /// The maximum number of seconds that a change waits for programs that change the same files.
    package static let lockSeconds = 10
    /// The maximum number of code points of a word: no longer one can be looked up.
    package static let wordLength = 128
}
