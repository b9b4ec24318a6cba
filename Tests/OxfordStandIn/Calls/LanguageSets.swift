/// The languages that the endpoints know.
enum LanguageSet {
    private static func codes(_ list: String) -> [String] { list.split(separator: " ").map(String.init) }

    /// The languages of version 1, by use.
    enum V1 {
        static let all = codes("de en es fr gu hi id lv ms nso pt ro sw ta tn ur zu")
        static let entries = codes("en es lv hi sw ta gu fr")
        static let english = ["en"]
        static let sentences = ["en", "es"]
        static let inflections = codes("en es hi nso tn zu de pt")
        static let search = codes("en es hi lv sw ta gu")
        static let translationSources = codes("en es nso zu ms id tn ur de pt")
        static let translationTargets = codes("es nso zu ms id tn ro de pt en")
        static let statistics = codes("zu ro ta sw de tn lv id ur en nso ms gu pt hi es")
        static let lexicalCategories = codes("es en lv nso zu ms id tn ur hi sw ro de pt ta gu")
        static let grammaticalFeatures = codes("en es lv nso zu ms tn ur hi sw de pt ta gu")
        static let registers = codes("en es hi id lv ms sw ur de pt ta gu")
        static let registerSources = codes("en es ms id ur de pt")
        static let domains = codes("en es nso zu hi sw ur de pt ta gu")
        static let domainSources = codes("en es nso zu ur de pt")
    }

    /// The languages of version 2, by use.
    enum V2 {
        static let monolingual = codes("en-gb en-us es fr gu hi lv ro sw ta")
        static let forms = codes("en-gb en-us es hi lv ro sw ta")
        static let lemmas = codes("en de es hi it lv pt ro sw ta tn")
        static let english = ["en"]
        static let sentences = ["en", "es"]
        static let sources = codes("en ar de el es ha hi id it mr ms nso pt qu ru te tk tn tpi tt ur xh zh zu")
        static let targets = codes(
            "en ar de el es fa ha hi id ig it ka mr ms nso pt qu ro ru tg tk tn tpi tt xh yo zh zu"
        )
    }

    /// The English names, by code.
    static let names: [String: String] = [
        "ar": "Arabic", "de": "German", "el": "Greek", "en": "English", "en-gb": "English (UK)",
        "en-us": "English (US)", "es": "Spanish", "fa": "Farsi", "fr": "French", "gu": "Gujarati", "ha": "Hausa",
        "hi": "Hindi", "id": "Indonesian", "ig": "Igbo", "it": "Italian", "ka": "Georgian", "lv": "Latvian",
        "mr": "Marathi", "ms": "Malay", "nso": "Northern Sotho", "pt": "Portuguese", "qu": "Quechua",
        "ro": "Romanian", "ru": "Russian", "sw": "Swahili", "ta": "Tamil", "te": "Telugu", "tg": "Tajik",
        "tk": "Turkmen", "tn": "Setswana", "tpi": "Tok Pisin", "tt": "Tatar", "ur": "Urdu", "xh": "isiXhosa",
        "yo": "Yoruba", "zh": "Chinese", "zu": "isiZulu",
    ]

    /// Checks a code, ignoring case.
    static func check(_ code: String, in known: [String], as name: String = "source_lang") throws(Refusal) -> String {
        let code = code.lowercased()
        guard known.contains(code) else { throw .unknownLanguage(name, known: known) }
        return code
    }

    /// Checks a pair of languages, which must differ.
    static func check(
        _ source: String,
        in sources: [String],
        _ target: String,
        in targets: [String]
    ) throws(Refusal) -> (source: String, target: String) {
        let source = try check(source, in: sources)
        let target = try check(target, in: targets, as: "target_lang")
        guard source != target else { throw .sameLanguages }
        return (source, target)
    }
}

extension Refusal {
    static let sameLanguages = badRequest("Source and target languages must be different")
}
