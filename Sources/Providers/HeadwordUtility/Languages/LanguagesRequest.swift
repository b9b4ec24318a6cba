public import HeadwordCore
internal import HeadwordJSON
public import HeadwordLexicon
public import HeadwordModel

/// Which dictionaries are there? (`utility.languages`)
public struct LanguagesRequest: Request, LexiconAnswerable {
    /// The answer.
    public typealias Response = LanguagesResponse

    /// The only source language to list; nil for all.
    public var source: Language?
    /// The only target language to list; nil for all, and for dictionaries without translations.
    public var target: Language?

    /// Creates an empty request.
    public init() {}

    /// Answers from the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if the lexicon has no such dictionary.
    public func response(from lexicon: Lexicon) throws -> LanguagesResponse {
        if let source {
            let names = (language: Self.source.description.name, target: Self.target.description.name)
            try lexicon.require(source, parameter: names.language)
            if let target { try lexicon.require(target, from: source, parameters: names) }
        }
        let dictionaries = try dictionaries(in: lexicon)
        if let target, dictionaries.isEmpty {
            throw CallFailure.languageNotAvailable(
                target,
                parameter: Self.target.description.name,
                "The lexicon has no translations into '\(target.label)'.",
                allowed: try Self().dictionaries(in: lexicon).compactMap(\.target)
            )
        }
        return LanguagesResponse(dictionaries: dictionaries)
    }

    private func dictionaries(in lexicon: Lexicon) throws -> [LanguagesResponse.Dictionary] {
        var dictionaries: [LanguagesResponse.Dictionary] = []
        for language in lexicon.manifest.languages where source == nil || source == language {
            let headwords = lexicon.manifest.headwordsByLanguage[language] ?? 0
            if target == nil { dictionaries.append(.init(source: language, headwords: headwords)) }
            for count in try lexicon.targets(from: language) where target == nil || target == count.label {
                dictionaries.append(.init(source: language, target: count.label, headwords: count.headwords))
            }
        }
        return dictionaries
    }

    private static let source = Parameter<Language>.label(
        "sourceLanguage",
        "The only language of headwords to list; all if absent."
    )
    private static let target = Parameter<Language>.label(
        "targetLanguage",
        "The only language of translations to list; if absent, all, and dictionaries without translations."
    )

    /// The method.
    public static let endpoint = Endpoint<Self>(
        method: "utility.languages",
        summary: "Lists the languages of headwords, and the pairs of languages with translations.",
        parameters: [source.optional { $0.source = $1 }, target.optional { $0.target = $1 }],
        resultName: "Languages",
        failures: [.init(code: 404, message: "The lexicon does not have the language or the pair of languages.")],
        examples: [.init("All", [:])]
    )
}
