internal import HeadwordModel

/// A document in WN-LMF, with its identifiers replaced by numbers.
struct LMFDocument {
    /// A lexicon of the document.
    struct Lexicon {
        var id: String
        /// The language; nil if lexicons of ours cannot have it.
        var language: Language?
    }

    /// A word in one part of speech.
    struct Entry {
        var lexicon: Int
        var word = ""
        var partOfSpeech = ""
        var pronunciations: [(text: String, variety: String?)] = []
        var forms: [String] = []
        /// The indexes of the senses.
        var senses: [Int] = []
    }

    /// A meaning of a word.
    struct Sense {
        var id: String
        var entry: Int
        /// The number of the identifier of its synset.
        var synset: Int
        /// Its place among the senses of the entry, if the document gives it.
        var place: Int?
        var position: String?
        var frames: [String] = []
        var relations: [Relation] = []
        var examples: [String] = []
        var count = 0
    }

    /// A concept.
    struct Synset {
        var lexicon: Int
        var partOfSpeech = ""
        /// The numbers of the identifiers of its entries or senses, in their order.
        var members: [Int] = []
        var definitions: [String] = []
        var examples: [String] = []
        var relations: [Relation] = []
    }

    /// A relation to a sense or a synset.
    struct Relation: Hashable {
        var type: String
        /// The number of an identifier.
        var target: Int
    }

    var lexicons: [Lexicon] = []
    var entries: [Entry] = []
    var senses: [Sense] = []
    var synsets: [Synset] = []
    /// The texts of frames by their identifiers.
    var frames: [String: String] = [:]
    /// The numbers of identifiers.
    private var numbers: [String: Int] = [:]
    /// The numbers of the identifiers of entries and of senses, by their indexes.
    private(set) var entryNumbers: [Int] = []
    private(set) var senseNumbers: [Int] = []
    private var entryIndexes: [Int: Int] = [:]
    private(set) var senseIndexes: [Int: Int] = [:]
    private(set) var synsetIndexes: [Int: Int] = [:]

    /// Returns the number of an identifier.
    mutating func number(of id: String) -> Int {
        if let number = numbers[id] { return number }
        numbers[id] = numbers.count
        return numbers.count - 1
    }

    /// Adds an entry; false if there is one with the identifier.
    mutating func add(_ entry: Entry, id: String) -> Bool {
        let number = number(of: id)
        guard entryIndexes[number] == nil else { return false }
        entryIndexes[number] = entries.count
        entries.append(entry)
        entryNumbers.append(number)
        return true
    }

    /// Adds a sense to the last entry; false if there is one with the identifier.
    mutating func add(_ sense: Sense) -> Bool {
        let number = number(of: sense.id)
        guard senseIndexes[number] == nil else { return false }
        senseIndexes[number] = senses.count
        senseNumbers.append(number)
        entries[sense.entry].senses.append(senses.count)
        senses.append(sense)
        return true
    }

    /// Adds a synset; false if there is one with the identifier.
    mutating func add(_ synset: Synset, id: String) -> Bool {
        let number = number(of: id)
        guard synsetIndexes[number] == nil else { return false }
        synsetIndexes[number] = synsets.count
        synsets.append(synset)
        return true
    }

    /// Adds a frame to a sense that was added before; frames of others are left out.
    mutating func addFrame(_ frame: String, toSense id: String) {
        if let number = numbers[id], let index = senseIndexes[number] {
            senses[index].frames.append(frame)
        }
    }
}
