/// Something that asks the Oxford Dictionaries API.
public protocol OxfordService: Sendable {
    /// The version that it speaks.
    var version: OxfordVersion { get }
    /// What it was asked so far.
    var report: OxfordReport { get }

    /// Asks one question.
    ///
    /// - Throws: ``OxfordFailure`` if there is no answer.
    func answer<Body: OxfordBody>(to call: OxfordCall, as body: Body.Type) async throws(OxfordFailure)
        -> OxfordAnswer<Body>
}
