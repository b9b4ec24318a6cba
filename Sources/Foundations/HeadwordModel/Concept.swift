/// One meaning with all the words that have it, and the concepts that it is related to: a synset of WordNet.
///
/// The senses of its members define the concept.
public struct Concept: Hashable, Sendable {
    /// A headword that stands for the concept in one of its senses.
    public struct Member: Hashable, Sendable {
        /// The headword as it is written.
        public var word: String
        /// The identifier of the sense.
        public var sense: String

        /// Creates a member from its parts.
        public init(word: String, sense: String) {
            self.word = word
            self.sense = sense
        }
    }

    /// A pointer to a related concept.
    public struct Pointer: Hashable, Sendable {
        /// How the other concept is related to this one.
        public var relation: ConceptRelation
        /// The number of the other concept.
        public var concept: Int

        /// Creates a pointer from its parts.
        public init(_ relation: ConceptRelation, to concept: Int) {
            self.relation = relation
            self.concept = concept
        }
    }

    /// The number that pointers refer to the concept by.
    public var number: Int
    /// The language of the members.
    public var language: Language
    /// The words with this meaning, the most fitting one first; never empty.
    public var members: [Member]
    /// The related concepts, in the order of the source.
    public var pointers: [Pointer]

    /// Creates a concept from its parts.
    public init(number: Int, language: Language, members: [Member], pointers: [Pointer]) {
        self.number = number
        self.language = language
        self.members = members
        self.pointers = pointers
    }
}

/// How one concept is related to another.
public enum ConceptRelation: UInt8, Vocabulary {
    /// The concept that it is a kind of: `canine` to `dog`.
    case hypernym
    /// The concept that it is an instance of: `national capital` to `Paris`.
    case instanceHypernym
    /// A kind of it; of a verb, a manner of doing it.
    case hyponym
    /// A named instance of it.
    case instanceHyponym
    /// A member of it: `tree` to `forest`.
    case memberMeronym
    /// A part of it: `finger` to `hand`.
    case partMeronym
    /// A substance that it is made of: `hydrogen` to `water`.
    case substanceMeronym
    /// The group that it belongs to.
    case memberHolonym
    /// The whole that it is a part of.
    case partHolonym
    /// Something that is made of it.
    case substanceHolonym

    /// The noun for a member in messages to users.
    public static let vocabularyName = "relation of concepts"
    /// The labels and their spellings.
    public static let table = VocabularyTable<Self>()
}
