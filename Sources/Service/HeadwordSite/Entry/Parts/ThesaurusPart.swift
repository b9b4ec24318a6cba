internal import HeadwordJSON
internal import HeadwordService

// Synonyms and antonyms, meaning by meaning.

extension Study {
    /// The number of meanings and of words of one meaning that are not folded.
    private static let (mostMeanings, mostWords) = (5, 24)

    var thesaurusPart: EntryPart? {
        let meanings = answers.thesaurus.firstResult["lexicalEntries"].elements.flatMap(meanings)
        guard !meanings.isEmpty else { return nil }
        return EntryPart(
            "synonyms",
            "Synonyms",
            sources: answers.thesaurus.sources,
            from: "thesaurus.lookup",
            question
        ) {
            HTML(.ul, .class("meanings")) { meanings.prefix(Self.mostMeanings).map(html) }
            if meanings.count > Self.mostMeanings {
                HTML(.details) {
                    HTML(.summary, .lang("en")) { "Synonyms in \(meanings.count - Self.mostMeanings) more meanings" }
                    HTML(.ul, .class("meanings")) { meanings.dropFirst(Self.mostMeanings).map(html) }
                }
            }
        }
    }

    private struct Meaning {
        var category: String
        var definition: String?
        var synonyms, antonyms: [String]
    }

    private func meanings(of part: JSONValue) -> [Meaning] {
        part["entries"].elements.flatMap { $0["senses"].elements }.map { sense in
            Meaning(
                category: (part["lexicalCategory"].text ?? "").readableLabel,
                definition: sense["definitions"].texts.first,
                synonyms: sense["synonyms"].objectTexts,
                antonyms: sense.trueAntonyms
            )
        }.filter { !$0.synonyms.isEmpty || !$0.antonyms.isEmpty }
    }

    private func html(_ meaning: Meaning) -> HTML {
        HTML(.li) {
            HTML(.p, .class("gist")) {
                if !meaning.category.isEmpty {
                    HTML(.span, .class("label"), .lang("en")) { meaning.category }
                    " "
                }
                if let definition = meaning.definition {
                    definition
                } else {
                    HTML(.span, .lang("en")) { "In any meaning" }
                }
            }
            words(meaning.synonyms, "=", "Synonyms")
            words(meaning.antonyms, "≠", "Opposites")
        }
    }

    private func words(_ words: [String], _ sign: String, _ name: String) -> HTML? {
        guard !words.isEmpty else { return nil }
        return HTML(.div, .class("related")) {
            HTML(.span, .aria("hidden", "true")) { "\(sign) " }
            HTML(.span, .class("unseen"), .lang("en")) { "\(name): " }
            desk.links(to: words.prefix(Self.mostWords), in: language)
            if words.count > Self.mostWords {
                HTML(.details) {
                    HTML(.summary, .lang("en")) { "\(words.count - Self.mostWords) more" }
                    desk.links(to: words.dropFirst(Self.mostWords), in: language)
                }
            }
        }
    }
}
