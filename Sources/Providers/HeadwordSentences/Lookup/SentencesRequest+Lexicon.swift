public import HeadwordCore
internal import HeadwordJSON
public import HeadwordLexicon
internal import HeadwordModel

extension SentencesRequest: LexiconAnswerable {
    /// Answers from the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if there is no sentence at all.
    public func response(from lexicon: Lexicon) throws -> SentencesResponse {
        let results = try results(of: try query.matches(in: lexicon), in: lexicon)
        guard !results.isEmpty else { throw query.noAnswer("sentence", reason: .noSentences) }
        return SentencesResponse(page, of: results)
    }

    private func results(
        of matches: [Match],
        in lexicon: Lexicon
    ) throws -> [SentencesResponse.Result] {
        var results: [SentencesResponse.Result] = []
        for match in matches {
            var collection = SentenceCollection(of: match.entry)
            if query.lexicalCategories.isEmpty {
                collection.add(try lexicon.sentences(of: match.entry.word, in: query.language))
            }
            let lexicalEntries = collection.lexicalEntries
            if !lexicalEntries.isEmpty { results.append(.init(match: match, lexicalEntries: lexicalEntries)) }
        }
        return results
    }
}

/// The sentences of a headword, each once.
private struct SentenceCollection {
    private struct Key: Hashable {
        var text: StoredText
        var translation: StoredText?
        var language: Language?
    }

    private struct Item {
        var category: LexicalCategory?
        var sentence: SentencesResponse.AttachedSentence
    }

    private var items: [Item] = []
    private var places: [Key: Int] = [:]

    /// Collects the examples of the senses that show the headword rather than a synonym.
    init(of entry: StoredHeadword) {
        for lexicalEntry in entry.lexicalEntries {
            for homograph in lexicalEntry.entries {
                for sense in homograph.senses {
                    add(sense, homograph.source, lexicalEntry.lexicalCategory)
                    for subsense in sense.subsenses { add(subsense, homograph.source, lexicalEntry.lexicalCategory) }
                }
            }
        }
    }

    private mutating func add(_ sense: StoredSense, _ source: StoredText, _ category: LexicalCategory) {
        for example in sense.examples where example.showsHeadword {
            add(.init(text: example.text, author: example.author, source: source), to: sense.id, as: category)
        }
    }

    /// Adds sentences that are not attached to a sense.
    mutating func add(_ sentences: StoredList<StoredSentence>) {
        for sentence in sentences {
            let attached = SentencesResponse.AttachedSentence(
                text: sentence.text,
                author: sentence.author,
                source: sentence.source,
                translation: sentence.translation,
                translationLanguage: sentence.translationLanguage
            )
            add(attached, to: nil, as: nil)
        }
    }

    private mutating func add(
        _ sentence: SentencesResponse.AttachedSentence,
        to sense: StoredText?,
        as category: LexicalCategory?
    ) {
        let key = Key(
            text: sentence.text,
            translation: sentence.translation,
            language: sentence.translationLanguage
        )
        let place = places[key, default: items.count]
        if place == items.count {
            places[key] = place
            items.append(Item(category: category, sentence: sentence))
        }
        guard let sense, !items[place].sentence.senseIDs.contains(sense) else { return }
        items[place].sentence.senseIDs.append(sense)
    }

    /// The sentences of each lexical category, in the order in which they were added.
    var lexicalEntries: [SentencesResponse.LexicalEntry] {
        var entries: [SentencesResponse.LexicalEntry] = []
        for item in items {
            if let last = entries.indices.last, entries[last].lexicalCategory == item.category {
                entries[last].sentences.append(item.sentence)
            } else {
                entries.append(.init(lexicalCategory: item.category, sentences: [item.sentence]))
            }
        }
        return entries
    }
}
