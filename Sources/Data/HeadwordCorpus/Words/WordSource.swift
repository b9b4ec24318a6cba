/// An iterator over word records in which those that may be grouped are adjacent.
struct WordSource {
    private enum Way {
        case named(ArraySlice<Int>)
        case byForms(Range<Int>)
        case byLemmas(next: Int, NumberList?)
        case byTokens(next: Int, NumberList?, Range<Int>)
    }

    private let words: WordTable
    private let forms: FormTable
    private let tokenCount: Int
    private var way: Way
    /// The number of the current group of records, unique to it; records of different groups are never added up.
    private(set) var group = 0

    /// - Parameter named: the records to return; nil for all.
    init(_ collate: Set<WordMember>, named: [Int]?, _ words: WordTable, _ forms: FormTable, tokenCount: Int) {
        self.words = words
        self.forms = forms
        self.tokenCount = tokenCount
        if let named {
            way = .named(named[...])
        } else if collate.isEmpty || collate.contains(.wordform) || collate == [.lexicalCategory] {
            way = .byForms(0..<words.count)
        } else if collate.contains(.lemma) {
            way = .byLemmas(next: 0, nil)
        } else {
            way = .byTokens(next: 0, nil, 0..<0)
        }
        groupsByForm = collate != [.lexicalCategory]
    }

    private let groupsByForm: Bool

    /// Returns the next record; nil after the last one.
    mutating func next() throws -> Int? {
        switch way {
        case .named(var records):
            let record = records.popFirst()
            way = .named(records)
            return record
        case .byForms(let records):
            guard let record = records.first else { return nil }
            way = .byForms(records.dropFirst())
            if groupsByForm { group = try words.form(of: record) }
            return record
        case .byLemmas(let lemma, let list): return try nextOfLemmas(lemma, list)
        case .byTokens(let token, let list, let records): return try nextOfTokens(token, list, records)
        }
    }

    private mutating func nextOfLemmas(_ next: Int, _ list: NumberList?) throws -> Int? {
        var (next, list) = (next, list)
        while true {
            if let record = try list?.next() {
                way = .byLemmas(next: next, list)
                group = next
                return record
            }
            guard next < words.lemmaCount else { return nil }
            list = try words.records(ofLemma: next)
            next += 1
        }
    }

    private mutating func nextOfTokens(_ next: Int, _ list: NumberList?, _ records: Range<Int>) throws -> Int? {
        var (next, list, records) = (next, list, records)
        while true {
            if let record = records.first {
                way = .byTokens(next: next, list, records.dropFirst())
                group = next
                return record
            }
            if let form = try list?.next() {
                records = try words.records(ofForm: form)
            } else {
                guard next < tokenCount else { return nil }
                list = try forms.forms(ofToken: next)
                next += 1
            }
        }
    }
}
