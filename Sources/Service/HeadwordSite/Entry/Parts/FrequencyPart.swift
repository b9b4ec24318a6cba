internal import HeadwordJSON
internal import JSONRPCHTTP

// How often a word is used.

/// How common a word is, by the logarithm of its occurrences per thousand million words (Zipf).
enum FrequencyBand: Int, CaseIterable {
    case rare = 1, uncommon, familiar, common, veryCommon, basic

    init(zipf: Double) {
        switch zipf {
        case ..<2: self = .rare
        case ..<3: self = .uncommon
        case ..<4: self = .familiar
        case ..<5: self = .common
        case ..<6: self = .veryCommon
        default: self = .basic
        }
    }

    var text: String {
        switch self {
        case .rare: "very rare"
        case .uncommon: "rare"
        case .familiar: "not common"
        case .common: "common"
        case .veryCommon: "very common"
        case .basic: "among the commonest words"
        }
    }
}

extension Study {
    var frequencyPart: EntryPart? {
        let result = answers.frequency["result"]
        guard let zipf = result["zipf"].number, let perMillion = result["normalizedFrequency"].number else {
            return nil
        }
        let band = FrequencyBand(zipf: zipf)
        let question = [WebQuery.Item(name: "lemma", value: word)] + question.dropFirst()
        return EntryPart(
            "frequency",
            "Frequency",
            sources: answers.frequency.sources,
            from: "lexistats.word",
            question
        ) {
            HTML(.p, .class("band"), .lang("en")) {
                picture(band)
                HTML(.strong) { band.text }
            }
            HTML(.p, .class("note"), .lang("en")) {
                "\(perMillion.inWords) in a million words of \(corpus)"
            }
        }
    }

    private func picture(_ band: FrequencyBand) -> HTML {
        let count = FrequencyBand.allCases.count
        return HTML(
            .svg,
            .class("dots"),
            .viewBox(width: Double(count) * 16, height: 14),
            .measure(.width, Double(count) * 16),
            .measure(.height, 14),
            .role("img"),
            .aria("label", "\(band.rawValue) of \(count)")
        ) {
            for one in FrequencyBand.allCases {
                HTML(
                    .circle,
                    .measure(.cx, Double(one.rawValue) * 16 - 9),
                    .measure(.cy, 7),
                    .measure(.r, 5.5),
                    .class(one.rawValue <= band.rawValue ? "full" : "empty")
                )
            }
        }
    }

    private var corpus: String {
        answers.frequency["metadata"]["corpus"]["name"].text.map { "the corpus “\($0)”" } ?? "texts"
    }
}
