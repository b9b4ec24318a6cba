/// Something that asks the Oxford Dictionaries API.
public protocol OxfordService: Sendable {
    /// The version that it speaks.
    var version: OxfordVersion { get }
    /// What it was asked so far.
    var report: OxfordReport { get }

    /// How long a question may take with all that it makes necessary, in seconds.
    var seconds: Double { get }

    /// Asks one question.
    ///
    /// - Parameter seconds: how long the answer may take.
    /// - Throws: ``OxfordFailure`` if there is no answer.
    func answer<Body: OxfordBody>(
        to call: OxfordCall,
        as body: Body.Type,
        within seconds: Double
    ) async throws -> OxfordAnswer<Body>
}

extension OxfordService {
    /// Asks one question, which may take as long as any.
    ///
    /// - Throws: ``OxfordFailure`` if there is no answer.
    public func answer<Body: OxfordBody>(to call: OxfordCall, as body: Body.Type) async throws -> OxfordAnswer<Body> {
        try await answer(to: call, as: body, within: seconds)
    }
}

/// A service for one question that may take several calls: all of them together have the time of one.
public struct TimedOxfordService: OxfordService {
    private let service: any OxfordService
    private let deadline: ContinuousClock.Instant

    /// Begins the time.
    public init(_ service: any OxfordService) {
        self.service = service
        deadline = .now + .seconds(service.seconds)
    }

    /// The version that is spoken.
    public var version: OxfordVersion { service.version }
    /// What the service was asked so far.
    public var report: OxfordReport { service.report }
    /// How much time is left, in seconds.
    public var seconds: Double { (deadline - .now) / .seconds(1) }

    /// Asks one question, if there is time left.
    public func answer<Body: OxfordBody>(
        to call: OxfordCall,
        as body: Body.Type,
        within seconds: Double
    ) async throws -> OxfordAnswer<Body> {
        guard seconds > 0 else {
            throw OxfordFailure(.timeout, "The Oxford Dictionaries API did not answer all calls in time.")
        }
        return try await service.answer(to: call, as: body, within: seconds)
    }
}
