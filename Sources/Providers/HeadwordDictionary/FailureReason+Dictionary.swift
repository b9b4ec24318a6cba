internal import HeadwordJSON

extension FailureReason {
    static let otherVariety = FailureReason(
        "otherVariety",
        statuses: [404],
        "The word is spelled as in another variety of English; `suggestions` has the spelling of the requested one."
    )
    static let noEtymology = FailureReason(
        "noEtymology",
        statuses: [404],
        "The word exists, but no source of the lexicon tells where it comes from."
    )
    static let noFamily = FailureReason(
        "noFamily",
        statuses: [404],
        "The word exists, but the lexicon knows of no word that is derived from it, or that it is derived from."
    )
}
