public import HeadwordJSON

extension FailureReason {
    /// The reasons for which only a request over HTTP may fail.
    public static let ofHTTP: [FailureReason] = [
        .badHTTPRequest, .forbiddenOrigin, .noSuchAddress, .methodNotAllowed, .notAcceptable, .addressTooLong,
        .unsupportedMediaType, .upgradeRequired, .rateLimited,
    ]

    /// The request is not valid HTTP, or its address cannot be decoded.
    public static let badHTTPRequest = FailureReason(
        "badHTTPRequest",
        statuses: [400],
        "The request is not valid HTTP, or its address cannot be decoded."
    )
    /// The page or the host that the request comes through is not allowed.
    public static let forbiddenOrigin = FailureReason(
        "forbiddenOrigin",
        statuses: [403],
        "The request comes from a page, or names a host, that `http.origins` and `http.hosts` do not list."
    )
    /// Nothing is served at the address.
    public static let noSuchAddress = FailureReason(
        "noSuchAddress",
        statuses: [404],
        "Nothing is served at the address."
    )
    /// The address does not allow the method.
    public static let methodNotAllowed = FailureReason(
        "methodNotAllowed",
        statuses: [405],
        "The address does not allow the HTTP method; the header `Allow` has those that it does."
    )
    /// The client accepts no media type that the address has.
    public static let notAcceptable = FailureReason(
        "notAcceptable",
        statuses: [406],
        "The client accepts none of the media types that the address has."
    )
    /// The address is too long.
    public static let addressTooLong = FailureReason(
        "addressTooLong",
        statuses: [414],
        "The address has more than 8,192 bytes."
    )
    /// The contents of the request have a media type that is not read.
    public static let unsupportedMediaType = FailureReason(
        "unsupportedMediaType",
        statuses: [415],
        "The contents of the request have a media type other than `application/json`."
    )
    /// The address is for WebSockets only.
    public static let upgradeRequired = FailureReason(
        "upgradeRequired",
        statuses: [426],
        "The address is for WebSockets of version 13 only."
    )
    /// The client has sent more requests than it may in this period.
    public static let rateLimited = FailureReason(
        "rateLimited",
        statuses: [429],
        isRetryable: true,
        "The client has sent more requests than it may in this period; `retryAfter` is the wait in seconds."
    )
}
