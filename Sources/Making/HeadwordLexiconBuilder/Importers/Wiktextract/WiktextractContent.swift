internal import HeadwordModel

/// What a record of wiktextract says, in our vocabularies.
struct WiktextractContent: Sendable {
    /// A form, and the registers that limit its use.
    struct Form: Hashable, Sendable {
        var text: String
        var features: [GrammaticalFeature]
        var regions: [Region]
        /// Whether it is a form of today's standard language.
        var isCurrent: Bool
    }

    /// A lemma of which the word is a form.
    struct Lemma: Hashable, Sendable {
        var word: String
        var form: Form
    }

    var headword: LexiconDraft.Headword
    var category: LexicalCategory
    /// The entry, whose senses have no identifiers yet.
    var entry: Entry
    var derivatives: [String] = []
    var thesaurus: [ThesaurusSet] = []
    var translations: [TranslationGroup] = []
    var sentences: [Sentence] = []
    var forms: [Form] = []
    var lemmas: [Lemma] = []
    /// Other names of the headword.
    var aliases: [String] = []
    /// The headwords of which it is another name.
    var standards: [String] = []
    /// What is left out, and how often.
    var leftOut: [String: Int] = [:]

    init(headword: LexiconDraft.Headword, category: LexicalCategory, source: String) {
        self.headword = headword
        self.category = category
        entry = Entry(source: source)
    }

    /// Whether it is no more than a form or another name of other headwords.
    var isOnlyAForm: Bool { entry.senses.isEmpty && !(lemmas.isEmpty && standards.isEmpty) }

    /// Counts something that is left out.
    mutating func leaveOut(_ what: String, _ count: Int = 1) {
        if count > 0 { leftOut[what, default: 0] += count }
    }
}
