public import HeadwordJSON

extension FailureReason {
    /// The reasons for which the lexicon, the corpora and the upstream may have no answer.
    public static let ofSources: [FailureReason] = [
        .notFound, .languageNotAvailable, .nothingPassesFilters, .lexiconUnreadable, .corpusUnreadable,
        .noCorpus, .noNgrams, .noDates,
        .notOffered, .upstreamBadRequest, .upstreamKeyRefused, .upstreamPlan, .wordTooLong, .upstreamQuota,
        .budgetSpent, .upstreamProtocol, .upstreamRouteUnknown, .upstreamDown, .upstreamTimeout,
    ]

    /// Nothing was found for the request.
    public static let notFound = FailureReason(
        "notFound",
        statuses: [404],
        "Nothing was found; `suggestions` has words that may have been meant."
    )
    /// The language or pair of languages exists, but there is no data for it.
    public static let languageNotAvailable = FailureReason(
        "languageNotAvailable",
        statuses: [404],
        "There is no data for the language or pair of languages; `allowed` has those with data."
    )
    /// There is data, but the filter `parameter` leaves nothing of it.
    public static let nothingPassesFilters = FailureReason(
        "nothingPassesFilters",
        statuses: [404],
        "The filter `parameter` excludes everything that was found; `allowed` has the values that would match."
    )
    /// The lexicon file can no longer be read.
    public static let lexiconUnreadable = FailureReason(
        "lexiconUnreadable",
        statuses: [500],
        "The lexicon file can no longer be read."
    )
    /// The corpus file can no longer be read.
    public static let corpusUnreadable = FailureReason(
        "corpusUnreadable",
        statuses: [500],
        "The corpus file can no longer be read."
    )
    /// There is no such corpus.
    public static let noCorpus = FailureReason(
        "noCorpus",
        statuses: [404],
        "There is no such corpus; `allowed` has those of the language."
    )
    /// The corpus has no n-grams of the requested size.
    public static let noNgrams = FailureReason(
        "noNgrams",
        statuses: [404],
        "The corpus has no n-grams of that size."
    )
    /// The texts of the corpus have no dates.
    public static let noDates = FailureReason(
        "noDates",
        statuses: [404],
        "The texts of the corpus have no dates."
    )
    /// The configured version of the upstream does not offer what was requested.
    public static let notOffered = FailureReason(
        "notOffered",
        statuses: [400],
        "The configured version of the upstream does not offer the request."
    )
    /// The upstream rejects the request.
    public static let upstreamBadRequest = FailureReason(
        "upstreamBadRequest",
        statuses: [400],
        "The upstream rejected the request."
    )
    /// The upstream refuses the credentials of the server.
    public static let upstreamKeyRefused = FailureReason(
        "upstreamKeyRefused",
        statuses: [401, 403],
        "The upstream refused the server's credentials."
    )
    /// The plan of the upstream does not include what was requested.
    public static let upstreamPlan = FailureReason(
        "upstreamPlan",
        statuses: [403],
        "The plan of the upstream does not include the request."
    )
    /// The word is too long for the upstream.
    public static let wordTooLong = FailureReason(
        "wordTooLong",
        statuses: [414],
        "The word is too long for the upstream."
    )
    /// The calls of the upstream's plan are used up.
    public static let upstreamQuota = FailureReason(
        "upstreamQuota",
        statuses: [429],
        isRetryable: true,
        "The calls of the upstream's plan are used up; `retryAfter` is the wait in seconds, if known."
    )
    /// The calls to the upstream that the configuration allows are used up.
    public static let budgetSpent = FailureReason(
        "budgetSpent",
        statuses: [429],
        isRetryable: true,
        "The configured budget of calls to the upstream is used up."
    )
    /// The upstream sent an answer that cannot be read.
    public static let upstreamProtocol = FailureReason(
        "upstreamProtocol",
        statuses: [502],
        "The upstream's reply could not be parsed."
    )
    /// The address of the upstream is wrong.
    public static let upstreamRouteUnknown = FailureReason(
        "upstreamRouteUnknown",
        statuses: [502],
        "The address of the upstream is wrong."
    )
    /// The upstream is not working at the moment.
    public static let upstreamDown = FailureReason(
        "upstreamDown",
        statuses: [503, 500, 502, 504],
        isRetryable: true,
        "The upstream is down."
    )
    /// The upstream did not answer in time.
    public static let upstreamTimeout = FailureReason(
        "upstreamTimeout",
        statuses: [504],
        isRetryable: true,
        "The upstream did not answer in time."
    )
}
