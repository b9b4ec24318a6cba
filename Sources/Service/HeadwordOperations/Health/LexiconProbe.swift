internal import HeadwordLexicon
internal import HeadwordModel

/// Tests a lexicon by looking up one of its own headwords.
enum LexiconProbe {
    /// Returns why a lexicon cannot answer; nil if it can.
    ///
    /// Opens the file again: the next client may need that, and open connections would not reveal that the file is gone
    /// or has been replaced.
    static func failure(of lexicon: Lexicon) -> String? {
        do {
            let file = try Lexicon(path: lexicon.path)
            guard file.manifest.digest == lexicon.manifest.digest else {
                return "the file \(lexicon.path) is not the lexicon that is being served"
            }
            guard let entry = try file.entry(number: 1) else { return "the lexicon has no headwords" }
            let matches = try lexicon.matches(of: entry.word, in: entry.language)
            guard matches.contains(where: { $0.entry.word == entry.word }) else {
                return "the lexicon does not find its own headword '\(entry.word)'"
            }
            return nil
        } catch {
            return "\(error)"
        }
    }
}
