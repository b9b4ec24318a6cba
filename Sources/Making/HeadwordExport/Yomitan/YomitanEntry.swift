internal import HeadwordJSON
internal import HeadwordModel

/// The rows of a headword.
struct YomitanEntry {
    private let headword: ExportedHeadword
    private let sequence: Int

    /// - Parameter sequence: the number that the rows of the headword share.
    init(_ headword: ExportedHeadword, sequence: Int) {
        self.headword = headword
        self.sequence = sequence
    }

    /// Returns the row of a lexical category.
    func row(_ part: ExportedHeadword.Part) -> [UInt8] {
        let category = part.category
        let rules = headword.language == .en ? category.flatMap(Self.rules) ?? "" : ""
        return row(headword.word, tags: category?.label ?? "", rules: rules) { writer in
            writer.object { writer in
                writer.name("type")
                writer.string("structured-content")
                writer.name("content")
                writer.array { YomitanContent.write(part, to: &$0) }
            }
        }
    }

    /// Returns the row that leads from an inflected form to the headword.
    func formRow(_ word: String) -> [UInt8] {
        let forms = headword.forms.filter { $0.text == word }
        return row(word, tags: "non-lemma", rules: "") { writer in
            for features in Self.distinctFeatures(forms) {
                writer.array { writer in
                    writer.string(headword.word)
                    writer.array { writer in for feature in features { writer.string(feature) } }
                }
            }
        }
    }

    /// The rows about how common the headword is, and how it is pronounced.
    var detailRows: [[UInt8]] { frequencyRows + pronunciationRows }

    /// The names by which Yomitan knows the lexical categories whose inflected forms it undoes in English.
    private static func rules(_ category: LexicalCategory) -> String? {
        switch category {
        case .verb: "v"
        case .noun: "n"
        case .adjective: "adj"
        default: nil
        }
    }

    private static func distinctFeatures(_ forms: [ExportedHeadword.Form]) -> [[String]] {
        let all = forms.map { form in
            form.features.isEmpty ? ["form"] : [EntryLabels.labels(form.features).joined(separator: " ")]
        }
        return all.indices.filter { !all[..<$0].contains(all[$0]) }.map { all[$0] }
    }

    private func row(
        _ term: String,
        tags: String,
        rules: String,
        _ definitions: (inout JSONWriter) -> Void
    ) -> [UInt8] {
        var writer = JSONWriter()
        writer.array { writer in
            writer.string(term)
            writer.string("")
            writer.string(tags)
            writer.string(rules)
            writer.integer(headword.zipf ?? 0)
            writer.array(definitions)
            writer.integer(sequence)
            writer.string("")
        }
        return writer.bytes
    }
}

// MARK: - Frequencies and pronunciations

extension YomitanEntry {
    private var frequencyRows: [[UInt8]] {
        guard let zipf = headword.zipf else { return [] }
        let shown = "\(zipf / 100).\(zipf / 10 % 10)\(zipf % 10)"
        return [
            detail("freq") { writer in
                writer.object { writer in
                    writer.name("value")
                    writer.integer(zipf)
                    writer.name("displayValue")
                    writer.string(shown)
                }
            }
        ]
    }

    private var pronunciationRows: [[UInt8]] {
        let pronunciations = headword.allPronunciations
        if pronunciations.isEmpty { return [] }
        return [
            detail("ipa") { writer in
                writer.object { writer in
                    writer.name("reading")
                    writer.string(headword.word)
                    writer.name("transcriptions")
                    writer.array { writer in for sound in pronunciations { Self.write(sound, to: &writer) } }
                }
            }
        ]
    }

    private static func write(_ sound: Pronunciation, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.name("ipa")
            writer.string("/\(sound.text)/")
            guard let region = sound.region else { return }
            writer.name("tags")
            writer.array { $0.string(region.label) }
        }
    }

    private func detail(_ kind: String, _ data: (inout JSONWriter) -> Void) -> [UInt8] {
        var writer = JSONWriter()
        writer.array { writer in
            writer.string(headword.word)
            writer.string(kind)
            data(&writer)
        }
        return writer.bytes
    }
}
