public import HeadwordJSON

extension FailureReason {
    /// What the lexicon, the corpora and the Oxford Dictionaries API may have no answer for.
    public static let ofSources: [FailureReason] = [
        .notFound, .languageNotAvailable, .nothingPassesFilters, .lexiconUnreadable, .corpusUnreadable,
        .noCorpus, .noNgrams, .noDates,
        .notOffered, .upstreamBadRequest, .upstreamKeyRefused, .upstreamPlan, .wordTooLong, .upstreamQuota,
        .budgetSpent, .upstreamProtocol, .upstreamRouteUnknown, .upstreamDown, .upstreamTimeout,
    ]

    /// There is nothing for what was asked.
    public static let notFound = FailureReason(
        "notFound",
        statuses: [404],
        "There is nothing for what was asked; `suggestions` has words that may have been meant."
    )
    /// There is such a language or pair of languages, and no data.
    public static let languageNotAvailable = FailureReason(
        "languageNotAvailable",
        statuses: [404],
        "There is such a language or pair of languages, and no data; `allowed` has those with data."
    )
    /// There is something, and the filter `parameter` leaves nothing of it.
    public static let nothingPassesFilters = FailureReason(
        "nothingPassesFilters",
        statuses: [404],
        "There is something, and the filter `parameter` leaves nothing of it; `allowed` says what would pass."
    )
    /// The file of the lexicon cannot be read any more.
    public static let lexiconUnreadable = FailureReason(
        "lexiconUnreadable",
        statuses: [500],
        "The file of the lexicon cannot be read any more."
    )
    /// The file of the corpus cannot be read any more.
    public static let corpusUnreadable = FailureReason(
        "corpusUnreadable",
        statuses: [500],
        "The file of the corpus cannot be read any more."
    )
    /// There is no such corpus.
    public static let noCorpus = FailureReason(
        "noCorpus",
        statuses: [404],
        "There is no such corpus; `allowed` has those in the language."
    )
    /// The corpus has no n-grams of the size.
    public static let noNgrams = FailureReason(
        "noNgrams",
        statuses: [404],
        "The corpus has no n-grams of the size."
    )
    /// The texts of the corpus have no dates.
    public static let noDates = FailureReason(
        "noDates",
        statuses: [404],
        "The texts of the corpus have no dates."
    )
    /// The version of the API that is configured does not have what was asked for.
    public static let notOffered = FailureReason(
        "notOffered",
        statuses: [400],
        "The version of the API that is configured does not have what was asked for."
    )
    /// The API does not take the request.
    public static let upstreamBadRequest = FailureReason(
        "upstreamBadRequest",
        statuses: [400],
        "The API does not take the request."
    )
    /// The API refuses the credentials of the server.
    public static let upstreamKeyRefused = FailureReason(
        "upstreamKeyRefused",
        statuses: [401, 403],
        "The API refuses the credentials of the server."
    )
    /// The plan of the API does not have what was asked for.
    public static let upstreamPlan = FailureReason(
        "upstreamPlan",
        statuses: [403],
        "The plan of the API does not have what was asked for."
    )
    /// The word is too long for the API.
    public static let wordTooLong = FailureReason(
        "wordTooLong",
        statuses: [414],
        "The word is too long for the API."
    )
    /// The calls of the plan of the API are used up.
    public static let upstreamQuota = FailureReason(
        "upstreamQuota",
        statuses: [429],
        isRetryable: true,
        "The calls of the plan of the API are used up; `retryAfter` says for how many seconds, if that is known."
    )
    /// The calls to the API that the configuration allows are used up.
    public static let budgetSpent = FailureReason(
        "budgetSpent",
        statuses: [429],
        isRetryable: true,
        "The calls to the API that the configuration allows are used up."
    )
    /// The API answered with what cannot be read.
    public static let upstreamProtocol = FailureReason(
        "upstreamProtocol",
        statuses: [502],
        "The API answered with what cannot be read."
    )
    /// The address of the API is wrong.
    public static let upstreamRouteUnknown = FailureReason(
        "upstreamRouteUnknown",
        statuses: [502],
        "The address of the API is wrong."
    )
    /// The API does not work at the moment.
    public static let upstreamDown = FailureReason(
        "upstreamDown",
        statuses: [503, 500, 502, 504],
        isRetryable: true,
        "The API does not work at the moment."
    )
    /// The API did not answer in time.
    public static let upstreamTimeout = FailureReason(
        "upstreamTimeout",
        statuses: [504],
        isRetryable: true,
        "The API did not answer in time."
    )
}
