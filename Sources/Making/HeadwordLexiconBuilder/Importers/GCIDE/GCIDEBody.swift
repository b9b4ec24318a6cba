/// A collector of the lines below a head, which become senses, collocations and lists.
struct GCIDEBody {
    /// A sense whose text is still being gathered.
    private struct Draft {
        var mark: String?
        var text: String
        var quotations: [[String]] = []
        var notes: [String] = []
        var subsenses: [Draft] = []

        /// Returns the draft with the senses that were merged in its text as subsenses.
        func with(_ parts: GCIDEMergedSenses.Parts) -> Draft {
            guard subsenses.isEmpty else { return self }
            var draft = self
            draft.text = parts.text
            draft.subsenses = parts.senses.map { Draft(mark: $0.mark, text: $0.text) }
            draft.subsenses[draft.subsenses.count - 1].quotations = quotations
            draft.quotations = []
            return draft
        }
    }

    /// The part that the next line continues.
    private enum Place {
        case sense
        case quotation
        case note
        case synonyms
        case usage
    }

    private var senses: [Draft] = []
    private var collocations: [Draft] = []
    private var synonyms: [String] = []
    private var usageNotes: [String] = []
    private var isInCollocations = false
    private var place = Place.sense
    private var quotationIndent = 0
    /// Whether the previous paragraph ended in mid-sentence.
    private var isSentenceOpen = false

    /// - Parameter remainder: The beginning of a definition on the line of the head.
    init(_ remainder: Substring) {
        if !remainder.isEmpty { senses.append(Draft(text: String(remainder))) }
    }

    /// Adds a line.
    mutating func add(_ line: GCIDELine) {
        let text = line.text.trimmed
        guard !text.isEmpty else { return }
        if line.opensParagraph, line.indent >= 9, place != .note || line.indent >= 12 {
            quotationIndent = line.indent
            return addQuotation(text)
        }
        if !line.opensParagraph, place == .quotation, line.indent >= quotationIndent { return continueQuotation(text) }
        if !line.opensParagraph, place == .quotation, line.indent >= 8 { place = .note }
        if line.indent < 9, takeMarked(text, line) {
            isSentenceOpen = place == .sense && Self.leavesSentenceOpen(text)
            return
        }
        if line.indent >= 6, place == .note || place == .synonyms || place == .usage { return continueParagraph(text) }
        if line.opensParagraph, line.indent <= 3, text.hasPrefix("{"), !isSentenceOpen {
            isInCollocations = true
            place = .sense
            isSentenceOpen = Self.leavesSentenceOpen(text)
            return collocations.append(Draft(text: String(text)))
        }
        continueSense(text)
        isSentenceOpen = text.last?.isLetter == true
    }

    /// Whether a paragraph ends with a word that another must follow, or within parentheses.
    private static func leavesSentenceOpen(_ text: Substring) -> Bool {
        let endings = [" or", " and", ",", " also", " called", " the", " of", " by", " called also"]
        let isInParentheses =
            text.utf8.lastIndex(of: UInt8(ascii: "(")).map { !text.utf8[$0...].contains(UInt8(ascii: ")")) } ?? false
        return isInParentheses || endings.contains(where: text.hasSuffix)
    }

    /// Takes a line that begins with a mark: `1.`, `(a)`, `Syn:`, `Note:`, `Usage:`.
    private mutating func takeMarked(_ text: Substring, _ line: GCIDELine) -> Bool {
        var cursor = TextCursor(text)
        if cursor.take("Syn:") {
            synonyms.append(String(cursor.remainder))
            place = .synonyms
        } else if cursor.take("Note:") || cursor.take("Usage:") {
            addNote(cursor.remainder, isUsage: text.hasPrefix("Usage:"))
        } else if line.indent <= 5, let number = Self.takeNumber(&cursor) {
            isInCollocations = false
            place = .sense
            senses.append(Draft(mark: number, text: ""))
            addSenseText(cursor.remainder.trimmed)
        } else if let letter = Self.takeLetter(&cursor) {
            addSubsense(letter, cursor.remainder.trimmed)
        } else {
            return false
        }
        return true
    }

    private static func takeNumber(_ cursor: inout TextCursor) -> String? {
        let before = cursor
        let digits = cursor.take { (0x30...0x39).contains($0) }
        if !digits.isEmpty, digits.utf8.count < 3, cursor.take("."), cursor.isAtEnd || cursor.next == UInt8(ascii: " ")
        {
            return String(digits)
        }
        cursor = before
        return nil
    }

    private static func takeLetter(_ cursor: inout TextCursor) -> String? {
        let before = cursor
        if cursor.take("(") {
            let letter = cursor.take(while: \.isASCIILetter)
            if letter.utf8.count == 1, cursor.take(")"), cursor.isAtEnd || cursor.next == UInt8(ascii: " ") {
                return String(letter)
            }
        }
        cursor = before
        return nil
    }

    /// Adds the text of a numbered sense, which may begin with its first subsense: `1. (a) To hunt.`
    private mutating func addSenseText(_ text: Substring) {
        var cursor = TextCursor(text)
        if let letter = Self.takeLetter(&cursor) {
            addSubsense(letter, cursor.remainder.trimmed)
        } else {
            senses[senses.count - 1].text = String(text)
        }
    }

    private mutating func addSubsense(_ letter: String, _ text: Substring) {
        place = .sense
        let draft = Draft(mark: letter, text: String(text))
        if isInCollocations, !collocations.isEmpty {
            collocations[collocations.count - 1].subsenses.append(draft)
        } else {
            if senses.isEmpty { senses.append(Draft(text: "")) }
            senses[senses.count - 1].subsenses.append(draft)
        }
    }

    private mutating func addNote(_ text: Substring, isUsage: Bool) {
        place = isUsage ? .usage : .note
        if isUsage { return usageNotes.append(String(text.trimmed)) }
        // For a sense that has nothing but its number, the note is the definition.
        if !isInCollocations, let last = senses.indices.last, senses[last].text.isEmpty, senses[last].subsenses.isEmpty
        {
            senses[last].text = String(text.trimmed)
        } else {
            withLastDraft { $0.notes.append(String(text.trimmed)) }
        }
    }

    private mutating func continueParagraph(_ text: Substring) {
        switch place {
        case .synonyms: synonyms[synonyms.count - 1] += " \(text)"
        case .note: withLastDraft { if !$0.notes.isEmpty { $0.notes[$0.notes.count - 1] += " \(text)" } }
        case .usage: usageNotes[usageNotes.count - 1] += " \(text)"
        case .sense, .quotation: break
        }
    }

    private mutating func addQuotation(_ text: Substring) {
        place = .quotation
        withLastDraft { $0.quotations.append([String(text)]) }
    }

    private mutating func continueQuotation(_ text: Substring) {
        withLastDraft { draft in
            if let last = draft.quotations.indices.last { draft.quotations[last].append(String(text)) }
        }
    }

    private mutating func continueSense(_ text: Substring) {
        place = .sense
        if senses.isEmpty, !isInCollocations { senses.append(Draft(text: "")) }
        withLastDraft { $0.text += ($0.text.isEmpty ? "" : " ") + text }
    }

    /// Changes the last sense or subsense.
    private mutating func withLastDraft(_ change: (inout Draft) -> Void) {
        func descend(_ drafts: inout [Draft]) {
            guard let last = drafts.indices.last else { return }
            guard let sub = drafts[last].subsenses.indices.last else { return change(&drafts[last]) }
            change(&drafts[last].subsenses[sub])
        }
        if isInCollocations { descend(&collocations) } else { descend(&senses) }
    }
}

// MARK: - Interpretation

extension GCIDEBody {
    /// Parses all gathered texts.
    func finish(into block: inout GCIDEBlock) {
        block.senses = senses.flatMap { Self.senses($0) }.filter { sense in
            block.derivatives.addNew(sense.derivatives)
            return !sense.isEmpty || !sense.blockQuotations.isEmpty || !sense.inlineQuotations.isEmpty
        }
        for draft in collocations {
            let collocation = Self.collocation(draft)
            if !collocation.phrases.isEmpty { block.collocations.append(collocation) }
            block.derivatives.addNew(collocation.senses.flatMap(\.derivatives))
        }
        block.synonymLists = synonyms.count
        block.usageNotes = usageNotes.compactMap(GCIDENotes.readable)
        block.synonyms.addNew(synonyms.flatMap { GCIDESynonyms.words($0[...]) })
    }

    /// Returns the senses of a draft: more than one if it continues with another part of speech,
    /// `-- n. A native of Acadia.`
    private static func senses(_ draft: Draft) -> [GCIDESense] {
        var cursor = TextCursor(draft.text)
        while cursor.take(upTo: "-- ") != nil {
            var next = cursor
            let grammar = GCIDEGrammar(&next)
            next.skip(" ")
            guard !grammar.categories.isEmpty,
                next.remainder.first?.isUppercase == true || next.next == UInt8(ascii: "(")
            else { continue }
            var (first, second) = (draft, draft)
            first.text = String(Substring(draft.text.utf8.dropLast(cursor.rest.count + 3)))
            second.text = String(next.remainder)
            (first.quotations, first.notes, first.subsenses) = ([], [], [])
            return [sense(first)]
                + senses(second).map { following in
                    var sense = following
                    if sense.grammar == nil { sense.grammar = grammar }
                    return sense
                }
        }
        return parted(sense(GCIDEMergedSenses.split(draft.text).map { draft.with($0) } ?? draft))
    }

    /// Returns a sense, followed by its subsenses that have a part of speech of their own.
    private static func parted(_ sense: GCIDESense) -> [GCIDESense] {
        var whole = sense
        whole.subsenses = sense.subsenses.filter { $0.grammar == nil }
        return [whole] + sense.subsenses.filter { $0.grammar != nil }
    }

    private static func sense(_ draft: Draft) -> GCIDESense {
        var sense = GCIDESenseReader.sense(draft.text)
        sense.mark = draft.mark
        sense.grammar = sense.grammar ?? GCIDECategories.grammar(namedBy: sense.definition)
        sense.blockQuotations = draft.quotations.compactMap { GCIDEQuotations.quotation($0) }
        sense.inlineQuotations = sense.inlineQuotations.filter(GCIDEQuotations.isSound)
        sense.notes = draft.notes.compactMap(GCIDENotes.readable)
        sense.subsenses = draft.subsenses.flatMap { Self.senses($0) }
        if !GCIDEDefinition.isSound(sense.definition) { sense.definition = "" }
        sense.usages = sense.usages.filter(GCIDEDefinition.isSound)
        for subsense in sense.subsenses { sense.derivatives.addNew(subsense.derivatives) }
        return sense
    }

    /// Reads `{X} (Domain), or {Y}, definition`.
    private static func collocation(_ draft: Draft) -> GCIDECollocation {
        var cursor = TextCursor(draft.text)
        var phrases: [String] = []
        var labels: [Substring] = []
        while true {
            let before = cursor
            cursor.skip(" ,;")
            let isAlternative = cursor.starts(with: "or ") || cursor.starts(with: "and ")
            if !phrases.isEmpty {
                for word in ["or ", "and ", "also ", "also called "] as [StaticString] { _ = cursor.take(word) }
            }
            guard let phrase = cursor.takeEnclosed("{", "}") else {
                cursor = before
                break
            }
            phrases.addNew(Self.phrases(phrase, behind: phrases.last, isAlternative: isAlternative))
            let beforeGrammar = cursor
            if GCIDEGrammar(&cursor).isEmpty { cursor = beforeGrammar }
            takeRemarks(&cursor, &labels)
        }
        cursor.skip(" ,;:.")
        _ = cursor.take("etc. ")
        var body = draft
        if let letter = takeLetter(&cursor) {
            body.subsenses.insert(Draft(mark: letter, text: String(cursor.remainder.trimmed)), at: 0)
            body.subsenses[0].quotations = body.quotations
            (body.text, body.quotations) = ("", [])
        } else {
            body.text = String(cursor.remainder)
        }
        var sense = Self.sense(body)
        for label in labels { sense.labels.add(label) }
        return GCIDECollocation(phrases: phrases, senses: sense.isEmpty ? [] : [sense])
    }

    /// Returns the phrases between braces. A single word after `or` replaces the last word of the phrase before it:
    /// `{Accommodation coach}, or {train}`.
    private static func phrases(_ text: Substring, behind last: String?, isAlternative: Bool) -> [String] {
        let phrase = phrase(text)
        guard let last, !phrase.contains(" "), phrase.first?.isLowercase == true else {
            let parts = phrase[...].components(separatedBy: " or ")
            let areWhole = parts.count == 2 && parts.allSatisfy { $0.contains(" ") && $0.first?.isUppercase == true }
            return areWhole ? parts.map { String($0.trimmed(of: " ,")) } : phrase.isEmpty ? [] : [phrase]
        }
        guard isAlternative, let blank = last.lastIndex(of: " ") else { return [] }
        return [last[...blank] + phrase]
    }

    /// Returns a phrase up to its first bracket, question mark or exclamation mark: `Pitch and toss with (anything)`.
    private static func phrase(_ text: Substring) -> String {
        let words = text.prefix { !"([?!".contains($0) }
        return words.trimmed.contains(" ") || !text.contains("(")
            ? String(words).withoutHyphenation : text.withoutHyphenation
    }

    /// Reads the language and the domain of a phrase: `{Cap-à-pie} [F.] (Mil.)`.
    private static func takeRemarks(_ cursor: inout TextCursor, _ labels: inout [Substring]) {
        while true {
            let before = cursor
            cursor.skip(" ,")
            if let label = cursor.takeEnclosed("(", ")"),
                GCIDELabels.isDomain(label) || GCIDERespelling.isRespelling(label)
            {
                labels.append(label)
            } else if let bracket = cursor.takeEnclosed("[", "]") {
                if GCIDELabels.isLabel(bracket) { labels.append(bracket) }
            } else {
                cursor = before
                return
            }
        }
    }
}

/// Reads lists of synonyms: `Chains; fetters; captivity. See {Bond}.`
enum GCIDESynonyms {
    /// The words of a list.
    static func words(_ text: Substring) -> [String] {
        let sentences = GCIDEDefinition.sentences(of: text.trimmed)
        guard let list = sentences.first(where: { !$0.hasPrefix("See ") && !$0.hasPrefix("Antonym") }) else {
            return []
        }
        let separator: Character = list.contains(";") ? ";" : ","
        let items = list.split(separator: separator).flatMap { item in
            separator == ";" && item.split(separator: ",").allSatisfy { $0.split(separator: " ").count <= 3 }
                ? item.split(separator: ",") : [item]
        }
        return items.compactMap(word)
    }

    private static func word(_ item: Substring) -> String? {
        var cursor = TextCursor(item.trimmed)
        for article in ["To ", "to ", "and ", "or "] as [StaticString] { _ = cursor.take(article) }
        let written = cursor.take { !"([".utf8.contains($0) }.trimmed(of: " .,;:")
        let word = GCIDEDefinition.readable(written)
        let isWord = !word.isEmpty && word.split(separator: " ").count <= 4 && !word.contains("\"") && !word.holds("--")
        return isWord ? word : nil
    }
}

/// Makes remarks readable.
enum GCIDENotes {
    /// Returns the remark; nil if it is too long or damaged, or points to the web or to parts of an older WordNet.
    static func readable(_ text: String) -> String? {
        guard !text.holds("http"), !text.holds("href"), !text.holds("terms:"), text.utf8.count < 2_000 else {
            return nil
        }
        let note = GCIDEDefinition.readable(text[...])
        return note.isEmpty || GCIDEQuotations.hasLostLetter(note) || note.holds("[") ? nil : note
    }
}
