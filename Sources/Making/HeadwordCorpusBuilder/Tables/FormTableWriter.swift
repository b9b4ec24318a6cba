internal import HeadwordCorpus

/// Writes forms in byte order, and the data derived from them.
struct FormTableWriter {
    private var texts: StringTableWriter
    private let counts: MappedArrayWriter<UInt32>
    private let tokens: StringTable
    private var count = 0

    /// - Parameters:
    ///   - forms: the number of forms.
    ///   - length: the number of bytes of all forms.
    init(forms: Int, length: Int, tokens: StringTable, in file: inout CorpusFileWriter) throws {
        self.tokens = tokens
        texts = try StringTableWriter(.forms, count: forms, length: length, in: &file)
        counts = MappedArrayWriter(try file.reserve(.formCounts, 4 * FormTable.index(of: .token, forms)))
    }

    /// Adds the next form.
    ///
    /// - Returns: false if its token is unknown.
    mutating func add(_ text: ArraySlice<UInt8>, frequency: UInt32, documents: UInt32) throws -> Bool {
        let folded = text.withUnsafeBufferPointer { WordForm.folded($0) } ?? Array(text)
        let token = try folded.withUnsafeBytes { bytes in try tokens.number(of: bytes) }
        guard let token else { return false }
        try texts.append(text)
        let columns: [(FormTable.Column, UInt32)] = [
            (.token, UInt32(token)), (.trueCase, UInt32(count)), (.frequency, frequency), (.documents, documents),
        ]
        for (column, number) in columns { try counts.set(FormTable.index(of: column, count), to: number) }
        count += 1
        return true
    }

    /// Writes the data that requires all forms.
    func finish(in file: inout CorpusFileWriter) throws {
        try ListTableWriter.write(.formsOfTokens, lists: tokens.count, in: &file) { add in
            for form in 0..<count { try add(Int(try counts[FormTable.index(of: .token, form)]), UInt32(form)) }
        }
        let texts = try StringTable(file.section(.forms))
        let lists = try ListTable(file.section(.formsOfTokens))
        for token in 0..<lists.count {
            var forms: [CasedForm] = []
            var list = try lists[token]
            while let form = try list.next() {
                forms.append(
                    CasedForm(form, try texts[form], frequency: try counts[FormTable.index(of: .frequency, form)])
                )
            }
            for (form, trueCase) in CasedForm.trueCases(of: forms) {
                try counts.set(FormTable.index(of: .trueCase, form), to: UInt32(trueCase))
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
