/// The tokens as written, each with its case-folded token, true case and counts.
struct FormTable: Sendable {
    static let columns = 4

    private let forms: StringTable
    private let counts: MappedArray<UInt32>
    private let formsOfTokens: ListTable

    init(_ file: CorpusFile) throws {
        forms = try StringTable(file.section(.forms))
        counts = try MappedArray(file.section(.formCounts))
        formsOfTokens = try ListTable(file.section(.formsOfTokens))
    }

    var count: Int { forms.count }

    /// Returns the number of a form; nil if it never occurs.
    func number(of form: String) throws -> Int? { try forms.number(of: form) }

    /// Returns the text of a form.
    func text(of form: Int) throws -> String { try forms[form] }

    /// Returns the bytes of a form.
    func bytes(of form: Int) throws -> MappedBytes { try forms.bytes(at: form) }

    /// Returns the number of the case-folded token of a form.
    func token(of form: Int) throws -> Int { Int(try counts[form * Self.columns]) }

    /// Returns the number of the usual way to write a form.
    func trueCase(of form: Int) throws -> Int { Int(try counts[form * Self.columns + 1]) }

    /// Returns the frequency of a form.
    func frequency(of form: Int) throws -> UInt32 { try counts[form * Self.columns + 2] }

    /// Returns the number of documents in which a form occurs.
    func documentFrequency(of form: Int) throws -> UInt32 { try counts[form * Self.columns + 3] }

    /// Returns the forms of a token.
    func forms(ofToken token: Int) throws -> NumberList { try formsOfTokens[token] }
}

/// Writes forms in byte order, and the data derived from them.
struct FormTableWriter {
    private var texts: StringTableWriter
    private let counts: MappedArrayWriter<UInt32>
    private let tokens: StringTable
    private var count = 0

    init(_ size: CorpusPlan.Texts, tokens: StringTable, in file: inout CorpusFileWriter) throws {
        self.tokens = tokens
        texts = try StringTableWriter(.forms, count: size.count, length: size.length, in: &file)
        let length = 4 * FormTable.columns * size.count
        counts = MappedArrayWriter(try file.reserve(.formCounts, length))
    }

    /// Adds the next form.
    ///
    /// - Returns: false if its token is unknown.
    mutating func add(_ text: ArraySlice<UInt8>, frequency: UInt32, documents: UInt32) throws -> Bool {
        let folded = text.withUnsafeBufferPointer { WordForm.folded($0) } ?? Array(text)
        let token = try folded.withUnsafeBytes { bytes in try tokens.number(of: bytes) }
        guard let token else { return false }
        try texts.append(text)
        for (column, number) in [UInt32(token), UInt32(count), frequency, documents].enumerated() {
            try counts.set(count * FormTable.columns + column, to: number)
        }
        count += 1
        return true
    }

    /// Writes the data that requires all forms.
    func finish(in file: inout CorpusFileWriter) throws {
        try ListTableWriter.write(.formsOfTokens, lists: tokens.count, in: &file) { add in
            for form in 0..<count { try add(Int(try counts[form * FormTable.columns]), UInt32(form)) }
        }
        let texts = try StringTable(file.section(.forms))
        let lists = try ListTable(file.section(.formsOfTokens))
        for token in 0..<lists.count {
            var forms: [CasedForm] = []
            var list = try lists[token]
            while let form = try list.next() {
                forms.append(CasedForm(form, try texts[form], frequency: try counts[form * FormTable.columns + 2]))
            }
            for (form, trueCase) in CasedForm.trueCases(of: forms) {
                try counts.set(form * FormTable.columns + 1, to: UInt32(trueCase))
            }
        }
    }
}

/// A form among those with the same letters.
struct CasedForm {
    let number: Int
    let capitals: Int
    let frequency: UInt32

    init(_ number: Int, _ text: String, frequency: UInt32) {
        self.number = number
        capitals = text.unicodeScalars.count {
            $0.properties.isUppercase || $0.properties.generalCategory == .titlecaseLetter
        }
        self.frequency = frequency
    }

    /// Returns the forms that are not in their true case, each with the number of the form that is: the most frequent
    /// one with fewer capitals, if it is at least as frequent.
    static func trueCases(of forms: [CasedForm]) -> [(form: Int, trueCase: Int)] {
        guard forms.count > 1 else { return [] }
        var pairs: [(form: Int, trueCase: Int)] = []
        var best: CasedForm?
        let sorted = forms.sorted { ($0.capitals, $1.frequency, $0.number) < ($1.capitals, $0.frequency, $1.number) }
        // Forms with the same number of capitals are adjacent, the most frequent one first.
        var bestOfEqual: CasedForm?
        for form in sorted {
            if let first = bestOfEqual, first.capitals < form.capitals {
                if first.frequency > best?.frequency ?? 0 { best = first }
                bestOfEqual = nil
            }
            if bestOfEqual == nil { bestOfEqual = form }
            if let best, best.frequency >= form.frequency { pairs.append((form.number, best.number)) }
        }
        return pairs
    }
}
