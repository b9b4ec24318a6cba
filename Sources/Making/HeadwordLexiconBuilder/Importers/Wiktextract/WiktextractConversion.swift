internal import HeadwordJSON
internal import HeadwordModel

/// Turns records of wiktextract into what they say in our vocabularies.
struct WiktextractConversion: Sendable {
    /// What a line holds.
    enum Line: Sendable {
        case content(WiktextractContent)
        /// A record in a language that is not read.
        case otherLanguage
        /// Another name of headwords of a language.
        case redirect(from: String, to: [String], Language)
        /// Why the line cannot be read.
        case unreadable(String)
    }

    let source: String
    /// The language to read; nil for all.
    let language: Language?
    /// The language of glosses and of the translations of examples.
    let glossLanguage: Language
    let labels: WiktextractLabels
    let categories: [String: BroughtCategory]

    /// Reads the tables.
    init(_ dictionary: BroughtDictionary) throws {
        source = dictionary.name
        language = dictionary.language
        glossLanguage = dictionary.glossLanguage ?? .en
        labels = try WiktextractLabels()
        categories = try BroughtCategory.table()
    }

    /// Reads a line.
    func line(_ bytes: [UInt8]) -> Line {
        do throws(JSONFailure) {
            var code: JSONText?
            let text = try JSONText(bytes) { name, value in
                if name.isPlainly("lang_code") { code = value }
            }
            // Most lines of an extract of all languages are not built.
            if let language, let code = try code?.string(), Language(label: code) != language { return .otherLanguage }
            guard case .object(let record) = try text.value() else { return .unreadable("expected an object") }
            return line(record)
        } catch {
            return .unreadable("at byte \(error.position + 1) \(error.message)")
        }
    }

    private func line(_ record: JSONObject) -> Line {
        if let title = record.text("title").flatMap(BroughtText.clean), let target = record.text("redirect") {
            return .redirect(from: title, to: [target], language ?? glossLanguage)
        }
        guard let word = record.text("word").flatMap(BroughtText.clean) else {
            return .unreadable("expected a member 'word' that is a string of at most \(BroughtText.longest >> 10) KiB")
        }
        guard let code = record.text("lang_code") ?? record.text("code") else {
            return .unreadable("expected a member 'lang_code' that is a string")
        }
        guard let language = Language(label: code), language == self.language ?? language else { return .otherLanguage }
        if let targets = record.texts("redirects"), !targets.isEmpty {
            return .redirect(from: word, to: targets, language)
        }
        return .content(content(of: record, .init(language: language, word: word)))
    }

    private func content(of record: JSONObject, _ headword: LexiconDraft.Headword) -> WiktextractContent {
        let category = categories[record.text("pos") ?? ""] ?? BroughtCategory(.other)
        var content = WiktextractContent(headword: headword, category: category.category, source: source)
        if record.text("pos").map({ categories[$0] == nil && LexicalCategory(label: $0) == nil }) == true {
            content.leaveOut("parts of speech")
        }
        if let named = LexicalCategory(label: record.text("pos") ?? ""), categories[named.label] == nil {
            content.category = named
        }
        WiktextractMembers.countUnread(record, isSense: false, in: &content)
        let shared = labels.labels(record.texts("tags") ?? [], topics: record.texts("topics") ?? [])
        content.entry.grammaticalFeatures = unique(category.features + shared.features)
        let etymologies = record.texts("etymology_texts") ?? [record.text("etymology_text")].compactMap(\.self)
        content.entry.etymologies = unique(etymologies.compactMap { BroughtText.clean($0) })
        content.entry.notes = (record.texts("notes") ?? []).compactMap { BroughtText.clean($0).map { Note(text: $0) } }
        addSounds(record, &content)
        addForms(record, &content)
        addSenses(record, &content)
        addLinkages(record, &content)
        addTranslations(record, &content)
        return content
    }
}

// MARK: - Sounds

extension WiktextractConversion {
    private func addSounds(_ record: JSONObject, _ content: inout WiktextractContent) {
        for sound in record.objects("sounds") {
            guard let ipa = sound.text("ipa").flatMap(BroughtText.clean) else { continue }
            let tags = sound.texts("tags") ?? []
            guard labels.knows(tags), sound["raw_tags"] == nil else {
                content.leaveOut("pronunciations of other regions")
                continue
            }
            let text = BroughtText.withoutDelimiters(ipa)
            let regions = labels.labels(tags).regions
            content.entry.pronunciations += (regions.isEmpty ? [nil] : regions.map { $0 }).map {
                Pronunciation(text: text, region: $0, source: source)
            }
        }
        content.entry.pronunciations = unique(content.entry.pronunciations)
    }
}
