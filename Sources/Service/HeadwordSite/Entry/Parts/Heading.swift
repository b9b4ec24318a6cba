internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordService

// What stands above the parts: how the word is said, and how it was found.

extension Study {
    /// The pronunciations, and buttons that let the browser say the word.
    var pronunciations: HTML {
        HTML(.div, .class("spoken")) {
            let written = writtenPronunciations
            let all = Set(written.flatMap(\.categories))
            if !written.isEmpty {
                HTML(.ul, .aria("label", "Pronunciations")) {
                    for pronunciation in written { HTML(.li) { html(pronunciation, among: all) } }
                }
            }
            for voice in voices { button(voice) }
        }
    }

    /// Says how the word leads to the headword, and where the headword is spelled like this.
    var remark: HTML? {
        let regions = headword["regions"].texts.map(\.nameOfVariety)
        let remark = Self.remark(on: headword)
        guard remark != nil || !regions.isEmpty else { return nil }
        return HTML {
            if let remark {
                HTML(.b, .lang(language)) { asked }
                ": \(remark) \(word)"
            }
            if remark != nil, !regions.isEmpty { "; " }
            if !regions.isEmpty { "Spelling: \(regions.joined(separator: ", "))" }
        }
    }

    /// Links to other headwords of the same word.
    var alsoFound: HTML? {
        let listed = others.filter { $0["match"]["kind"].text != "exact" }
        guard !listed.isEmpty else { return nil }
        return HTML(.p, .class("remark"), .lang("en")) {
            "See also "
            listed.html(separatedBy: "; ") { other in
                HTML {
                    desk.link(to: other["word"].text ?? "", in: language)
                    if let remark = Self.remark(on: other) { " (“\(asked)” is a \(remark) it)" }
                }
            }
            "."
        }
    }

    /// `plural of`, `form of`; nil if the headword itself was looked up.
    private static func remark(on headword: JSONValue) -> String? {
        switch headword["match"]["kind"].text {
        case "lemma":
            let readings = headword["match"].readings
            return (readings.isEmpty ? "form" : readings.joined(separator: " or ")) + " of"
        case "variant": return "another spelling of"
        default: return nil
        }
    }
}

// MARK: - Pronunciations

extension Study {
    private struct Voice {
        var tag: String
        var name: String
    }

    /// A pronunciation and what it is of.
    private struct Written {
        var text: String
        var regions: [String]
        /// The lexical categories in which the word is said like this.
        var categories: [String]
    }

    /// The voices that a browser may have for the language. British and American ones differ enough to offer both.
    private var voices: [Voice] {
        guard language != Language.en.label else {
            return [Voice(tag: "en-GB", name: "British"), Voice(tag: "en-US", name: "American")]
        }
        return [Voice(tag: language, name: Language(label: language)?.name ?? language)]
    }

    /// Each pronunciation once. Those of a lexical category are more specific than those of the headword.
    private var writtenPronunciations: [Written] {
        var written: [Written] = []
        for part in headword.lexicalEntries {
            let sources =
                [part["pronunciations"], headword["pronunciations"]]
                + part["entries"].elements.map {
                    $0["pronunciations"]
                }
            let spoken = sources.map(\.elements).first { !$0.isEmpty } ?? []
            for pronunciation in spoken {
                Self.add(pronunciation, of: part["lexicalCategory"].text ?? "", to: &written)
            }
        }
        return written
    }

    private static func add(_ pronunciation: JSONValue, of category: String, to written: inout [Written]) {
        let (text, regions) = (pronunciation.spoken, pronunciation["regions"].texts)
        if let known = written.firstIndex(where: { $0.text == text && $0.regions == regions }) {
            if !written[known].categories.contains(category) { written[known].categories.append(category) }
        } else {
            written.append(Written(text: text, regions: regions, categories: [category]))
        }
    }

    /// - Parameter all: all lexical categories that have pronunciations.
    private func html(_ written: Written, among all: Set<String>) -> HTML {
        let categories = written.categories.count < all.count ? written.categories.map(\.readableLabel) : []
        let labels = written.regions.map(\.nameOfVariety) + categories
        return HTML {
            HTML(.span, .class("ipa"), .lang("und-fonipa")) { written.text }
            if !labels.isEmpty { HTML(.span, .class("label"), .lang("en")) { labels.joined(separator: ", ") } }
        }
    }

    /// Hidden until the script knows that the browser can speak.
    private func button(_ voice: Voice) -> HTML {
        HTML(
            .button,
            .type("button"),
            .class("speak"),
            .lang("en"),
            .data("say", word),
            .data("voice", voice.tag),
            .hidden
        ) {
            HTML(.span, .aria("hidden", "true")) { "▶ " }
            HTML(.span, .class("unseen")) { "Say it in " }
            voice.name
        }
    }
}

extension String {
    /// The name of the region of a pronunciation.
    fileprivate var nameOfVariety: String {
        switch Region(label: self) {
        case .us: "American"
        case .british: "British"
        default: readableLabel
        }
    }
}
