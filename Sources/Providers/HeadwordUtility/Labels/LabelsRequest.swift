package import HeadwordCore
internal import HeadwordJSON
package import HeadwordLexicon
package import HeadwordModel
package import OxfordAPI

/// A vocabulary whose labels can be listed.
package protocol LabelList: Sendable {
    /// The labels.
    associatedtype Label: Vocabulary
    /// The response body that the Oxford Dictionaries API lists them in.
    associatedtype Body: OxfordBody = Oxford.UtilityLabels<Label>
    /// The kind that the lexicon counts them as, and the name of the method.
    static var kind: Lexicon.LabelKind { get }
}

/// Noun, verb, ...
package enum LexicalCategories: LabelList {
    /// The labels.
    package typealias Label = LexicalCategory
    /// The kind that the lexicon counts them as.
    package static let kind = Lexicon.LabelKind.lexicalCategories
}

/// Singular, plural, ...
package enum GrammaticalFeatures: LabelList {
    /// The labels.
    package typealias Label = GrammaticalFeature
    /// The list in which they are grouped by type.
    package typealias Body = Oxford.GroupedUtilityLabels<GrammaticalFeature>
    /// The kind that the lexicon counts them as.
    package static let kind = Lexicon.LabelKind.grammaticalFeatures
}

/// Informal, archaic, ...
package enum Registers: LabelList {
    /// The labels.
    package typealias Label = Register
    /// The kind that the lexicon counts them as.
    package static let kind = Lexicon.LabelKind.registers
}

/// Sport, medicine, ...
package enum Domains: LabelList {
    /// The labels.
    package typealias Label = Domain
    /// The kind that the lexicon counts them as.
    package static let kind = Lexicon.LabelKind.domains
}

/// British, Australian, ...
package enum Regions: LabelList {
    /// The labels.
    package typealias Label = Region
    /// The response body, which the API uses for regions only.
    package typealias Body = Oxford.Regions
    /// The kind that the lexicon counts them as.
    package static let kind = Lexicon.LabelKind.regions
}

/// Which labels are there, and how many headwords have each? (`utility.lexicalCategories`, `utility.domains`, ...)
package struct LabelsRequest<List: LabelList>: Request {
    /// The answer.
    package typealias Response = LabelsResponse<List.Label>

    /// The language of the headwords.
    package var language = Language.en
    /// The language of the translations whose labels are listed instead; nil for those of the headwords.
    package var target: Language?

    /// Creates an empty request.
    package init() {}

    /// Throws if the languages are the same.
    package func check() throws {
        guard target != language else {
            throw CallFailure.sameLanguage(language, parameter: Self.target.description.name)
        }
    }

    private static var language: Parameter<Language> {
        .label("language", "The language of the headwords; English (en) if absent.")
    }

    private static var target: Parameter<Language> {
        .label(
            "target",
            "If given, the labels of translations into this language are listed instead of those of senses."
        )
    }

    /// The method.
    package static var endpoint: Endpoint<Self> {
        Endpoint(
            method: "utility.\(List.kind.rawValue)",
            summary: "Lists the \(List.Label.vocabularyName) labels that headwords have, and how many headwords.",
            parameters: [language.optional { $0.language = $1 }, target.optional { $0.target = $1 }],
            resultName: "UtilityLabels",
            failures: [.init(code: 404, message: "The lexicon does not have the language or the pair of languages.")],
            examples: [.init("Of English", ["language": "en"])]
        )
    }
}

extension LabelsRequest: LexiconAnswerable {
    /// Answers from the lexicon.
    ///
    /// - Throws: ``CallFailure`` with status 404 if the lexicon does not have the language, or the pair.
    package func response(from lexicon: Lexicon) throws -> LabelsResponse<List.Label> {
        if let target { try lexicon.require(target, from: language) } else { try lexicon.require(language) }
        let labels = try lexicon.labels(List.kind, of: List.Label.self, in: language, target: target)
        return LabelsResponse(labels: labels)
    }
}
