package import HeadwordModel

// How entries are written: each member at the place where the view of the same name reads it.

extension HeadwordEntry {
    /// The record of the entry.
    package var storedBytes: [UInt8] {
        var writer = RecordWriter()
        writer.add(0, word)
        writer.add(1, label: language)
        writer.add(2, labels: regions)
        writer.add(3, pronunciations, \.storedBytes)
        writer.add(4, lexicalEntries, \.storedBytes)
        return writer.bytes
    }
}

extension LexicalEntry {
    fileprivate var storedBytes: [UInt8] {
        var writer = RecordWriter()
        writer.add(0, label: lexicalCategory)
        writer.add(1, label: traits)
        writer.add(2, labels: baseFeatures)
        writer.add(3, pronunciations, \.storedBytes)
        writer.add(4, derivatives)
        writer.add(5, entries, \.storedBytes)
        return writer.bytes
    }

    private var traits: StoredLexicalEntry.Traits {
        let senses = entries.flatMap(\.senses)
        var traits: StoredLexicalEntry.Traits = []
        if isCurrent { traits.insert(.isCurrent) }
        if senses.contains(where: \.hasText) { traits.insert(.hasText) }
        if senses.allSatisfy({ $0.domains.contains(.computing) }) { traits.insert(.isOfComputing) }
        return traits
    }
}

extension Entry {
    fileprivate var storedBytes: [UInt8] {
        var writer = RecordWriter()
        writer.add(0, source)
        writer.add(1, etymologies)
        writer.add(2, pronunciations, \.storedBytes)
        writer.add(3, labels: grammaticalFeatures)
        writer.add(4, variantForms, \.storedBytes)
        writer.add(5, notes, \.storedBytes)
        writer.add(6, senses, \.storedBytes)
        return writer.bytes
    }
}

extension Sense {
    fileprivate var storedBytes: [UInt8] {
        var writer = RecordWriter()
        writer.add(0, id)
        writer.add(1, definitions)
        writer.add(2, examples, \.storedBytes)
        writer.add(3, labels: domains)
        writer.add(4, labels: registers)
        writer.add(5, labels: regions)
        writer.add(6, labels: grammaticalFeatures)
        writer.add(7, variantForms, \.storedBytes)
        writer.add(8, notes, \.storedBytes)
        writer.add(9, crossReferences, \.storedBytes)
        writer.add(10, synonyms)
        writer.add(11, antonyms, \.storedBytes)
        writer.add(12, subsenses, \.storedBytes)
        return writer.bytes
    }
}

extension Example {
    fileprivate var storedBytes: [UInt8] {
        var writer = RecordWriter()
        writer.add(0, text)
        writer.add(1, author)
        switch shows {
        case .headword: break
        case .unknown: writer.add(2, CollectionOfOne(0))
        case .synonym(let word): writer.add(2, word)
        }
        return writer.bytes
    }
}

extension Pronunciation {
    fileprivate var storedBytes: [UInt8] {
        var writer = RecordWriter()
        writer.add(0, text)
        writer.add(1, label: notation)
        writer.add(2, label: region)
        writer.add(3, source)
        return writer.bytes
    }
}

extension VariantForm {
    fileprivate var storedBytes: [UInt8] {
        var writer = RecordWriter()
        writer.add(0, text)
        writer.add(1, labels: regions)
        writer.add(2, labels: registers)
        return writer.bytes
    }
}

extension Note {
    fileprivate var storedBytes: [UInt8] {
        var writer = RecordWriter()
        writer.add(0, text)
        writer.add(1, label: kind)
        return writer.bytes
    }
}

extension CrossReference {
    fileprivate var storedBytes: [UInt8] {
        var writer = RecordWriter()
        writer.add(0, word)
        writer.add(1, label: type)
        return writer.bytes
    }
}

extension Antonym {
    fileprivate var storedBytes: [UInt8] {
        var writer = RecordWriter()
        writer.add(0, word)
        if isIndirect { writer.add(1, CollectionOfOne(1)) }
        return writer.bytes
    }
}
