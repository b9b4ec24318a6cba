/// A corpus of word and n-gram counts, in a file that is read on demand.
public struct Corpus: Sendable {
    /// The description of the corpus.
    public let information: CorpusInformation
    package let file: CorpusFile
    /// The tokens, case-folded.
    let tokens: StringTable
    /// Whether a token is a word.
    let isWord: BitTable
    /// The tokens as written.
    let forms: FormTable
    /// The word records: forms in each of their readings.
    let words: WordTable
    /// The n-grams by their length, from 1 on.
    private let ngrams: [RankedNgrams]
    let datedWords: DatedWords

    /// Opens a corpus file.
    public init(path: String) throws {
        let file = try CorpusFile(path: path)
        try file.verify(.information)
        let stored = try file.section(.information)
        guard var information = CorpusInformation(stored.withUnsafeBytes { Array($0) }) else {
            throw stored.damaged("its description is invalid")
        }
        tokens = try StringTable(file.section(.tokens))
        isWord = try BitTable(file.section(.words))
        forms = try FormTable(file)
        words = try WordTable(forms, file)
        datedWords = try DatedWords(file)
        var ngrams: [RankedNgrams] = []
        for length in 1...information.longestNgram {
            let table = try RankedNgrams(length: length, information, file)
            ngrams.append(table)
            information.distinctNgrams.append(table.count)
            information.distinctNgramsOfWords.append(try table.countOfWordsOnly(below: table.count))
        }
        information.distinctForms = forms.count
        information.periods = try datedWords.periodNames()
        self.ngrams = ngrams
        self.information = information
        self.file = file
    }

    /// Reads the whole file and throws if any of it is damaged.
    public func verify() throws { try file.verify() }

    /// Returns the n-grams of a length; nil if the corpus has none that long.
    func ngrams(ofLength length: Int) -> RankedNgrams? {
        (1...ngrams.count).contains(length) ? ngrams[length - 1] : nil
    }

    /// Returns the numbers of tokens; nil if the corpus lacks one of them.
    func numbers(of tokens: [String]) throws -> [Int]? {
        var numbers: [Int] = []
        for token in tokens {
            guard let number = try self.tokens.number(of: token) else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    /// Returns the case-folded words and punctuation marks, as n-grams have them.
    static func folded(_ words: [String]) -> [String] {
        words.flatMap { word in Token.tokens(of: word).map(\.folded) }
    }
}
