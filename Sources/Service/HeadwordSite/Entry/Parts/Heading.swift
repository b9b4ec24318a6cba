internal import HeadwordJSON
internal import HeadwordModel
internal import HeadwordService

// What stands above the parts: how the word is said, and how it was found.

extension Study {
    /// The pronunciations, and buttons that let the browser say the word.
    var pronunciations: HTML {
        HTML(.div, .class("spoken")) {
            let written = writtenPronunciations
            if !written.isEmpty {
                HTML(.ul, .aria("label", "Pronunciations")) {
                    for pronunciation in written { HTML(.li) { html(pronunciation) } }
                }
            }
            for voice in voices { button(voice) }
        }
    }

    /// Says how the word leads to the headword, and where the headword is spelled like this.
    var remark: HTML? {
        let regions = headword["regions"].texts.map(\.readableLabel)
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

    private struct Written: Hashable {
        var text: String
        var regions: [String]
        var category: String?
    }

    /// The voices that a browser may have for the language. British and American ones differ enough to offer both.
    private var voices: [Voice] {
        guard language != Language.en.label else {
            return [Voice(tag: "en-GB", name: "British"), Voice(tag: "en-US", name: "American")]
        }
        return [Voice(tag: language, name: Language(label: language)?.name ?? language)]
    }

    /// Each pronunciation once: those of the headword, or those of its lexical categories and sources.
    private var writtenPronunciations: [Written] {
        let own = headword["pronunciations"].elements.map { ($0, String?.none) }
        let parts = headword.lexicalEntries.flatMap { part in
            part["pronunciations"].elements.map { ($0, part["lexicalCategory"].text) }
        }
        let rest = headword.lexicalEntries.flatMap { $0["entries"].elements }
            .flatMap { $0["pronunciations"].elements }.map { ($0, String?.none) }
        let all = [own, parts, rest].first { !$0.isEmpty } ?? []
        let isOneForAll = Set(all.map { $0.0.spoken }).count == 1
        var written: [Written] = []
        for (pronunciation, category) in all {
            let one = Written(
                text: pronunciation.spoken,
                regions: pronunciation["regions"].texts,
                category: isOneForAll ? nil : category
            )
            if !written.contains(one) { written.append(one) }
        }
        return written
    }

    private func html(_ written: Written) -> HTML {
        let regions = written.regions.map(\.nameOfVariety) + [written.category?.readableLabel].compactMap(\.self)
        return HTML {
            HTML(.span, .class("ipa"), .lang("und-fonipa")) { written.text }
            if !regions.isEmpty { HTML(.span, .class("label"), .lang("en")) { regions.joined(separator: ", ") } }
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
