package import HeadwordModel

/// Counts of the words of a language in texts that are not at hand.
package protocol WordCounts: Sendable {
    /// The source of the counts.
    var source: Source { get }
    /// The language whose words are counted.
    var language: Language { get }
    /// The smallest count; rarer words are left out.
    static var floor: Int { get }

    /// Returns how often each word is used, by its written form.
    ///
    /// - Throws: ``ImportFailure`` with the file and line that cannot be read.
    func counts(in root: inout DataRoot) throws -> [String: Int]
}
