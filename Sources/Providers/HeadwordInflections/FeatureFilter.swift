internal import HeadwordCore
internal import HeadwordJSON
internal import HeadwordModel

/// The grammatical features of which a form must have one; if empty, all forms pass.
struct FeatureFilter {
    /// `grammaticalFeatures`
    static let parameter = Parameter<[GrammaticalFeature]>.labels(
        "grammaticalFeatures",
        "The grammatical features; a form must have at least one. All forms pass if absent."
    )

    var features: [GrammaticalFeature]

    /// Whether a form with these features passes.
    func passes(_ form: [GrammaticalFeature]) -> Bool {
        features.isEmpty || features.contains(where: form.contains)
    }

    /// Returns the failure that no form passes, with the features that exist.
    func nothingPasses(of word: String, available forms: [[GrammaticalFeature]]) -> CallFailure {
        var failure = CallFailure.notFound(
            "'\(word)' has no form that is \(features.map(\.label).joined(separator: " or ")).",
            reason: .nothingPassesFilters
        )
        failure.parameter = Self.parameter.description.name
        failure.value = .array(features.map { .string($0.label) })
        let available = Set(forms.joined())
        failure.allowed = GrammaticalFeature.allCases.filter(available.contains).map(\.label)
        return failure
    }
}
