public import HeadwordModel

extension Configuration {
    /// The settings of the language server, which editors may change.
    public struct Editor: Hashable, Sendable {
        /// The languages of texts; a word of any of them is right, and the first that knows a phrase explains it.
        public var languages: [Language] = [.en]
        /// The variety of English to write; nil for any.
        public var variety: Variety?
        /// Whether the phrase under the cursor is explained.
        public var hover = true
        /// The maximum number of lines of an explanation.
        public var hoverLines = 12
        /// Whether words are completed.
        public var completion = true
        /// The number of letters from which a word is completed unasked.
        public var completionLength = 3
        /// The maximum number of completions.
        public var completionItems = 50
        /// Whether words are completed in source code too.
        public var completionInCode = false
        /// Whether misspelled words are reported.
        public var diagnostics = true
        /// How important a misspelled word is.
        public var severity = Severity.information
        /// The length of the shortest words that are checked, in letters.
        public var minimumLength = 3
        /// Whether the strings of source code are checked, too.
        public var checksStrings = false
        /// Whether a word that is written twice in a row is reported.
        public var checksRepeated = true
        /// The maximum length of a document whose spelling is checked, in bytes.
        public var longestDocument = 16 << 20
        /// Whether code actions are offered.
        public var codeActions = true
        /// Whether the word files of other spelling checkers are read.
        public var readsForeignWords = true
        /// What is shown behind the words or lines of a document.
        public var inlayHints = InlayHints.off

        /// Creates the defaults.
        public init() {}
    }
}

extension Configuration.Editor {
    /// How important a misspelled word is.
    public enum Severity: String, CaseIterable, Sendable {
        /// The severities of the Language Server Protocol.
        case error, warning, information, hint
    }

    /// What is shown behind the words or lines of a document.
    public enum InlayHints: String, CaseIterable, Sendable {
        /// Nothing.
        case off
        /// The Zipf value behind each word that is not common.
        case frequency
        /// The number of syllables behind each line.
        case syllables
    }
}
