/// A service that sends requests to the Oxford Dictionaries API.
package protocol OxfordService: Sendable {
    /// The version of the API in use.
    var version: OxfordVersion { get }
    /// The calls so far.
    var report: OxfordReport { get }

    /// The time allowed for a request and everything it entails, in seconds.
    var seconds: Double { get }

    /// Returns the answer to one request.
    ///
    /// - Parameter seconds: the time allowed for the answer.
    /// - Throws: ``OxfordFailure`` if there is no answer.
    func answer<Body: OxfordBody>(
        to call: OxfordCall,
        as body: Body.Type,
        within seconds: Double
    ) async throws -> OxfordAnswer<Body>
}

extension OxfordService {
    /// Returns the answer to one request, within the time allowed for any request.
    ///
    /// - Throws: ``OxfordFailure`` if there is no answer.
    package func answer<Body: OxfordBody>(to call: OxfordCall, as body: Body.Type) async throws -> OxfordAnswer<Body> {
        try await answer(to: call, as: body, within: seconds)
    }
}

/// A service for one task that may take several calls: together, they have the time allowed for one request.
package struct TimedOxfordService: OxfordService {
    private let service: any OxfordService
    private let deadline: ContinuousClock.Instant

    /// Creates a service whose time starts now.
    package init(_ service: any OxfordService) {
        self.service = service
        deadline = .now + .seconds(service.seconds)
    }

    /// The version of the API in use.
    package var version: OxfordVersion { service.version }
    /// The calls of the service so far.
    package var report: OxfordReport { service.report }
    /// The time left, in seconds.
    package var seconds: Double { (deadline - .now) / .seconds(1) }

    /// Returns the answer to one request, if there is time left.
    package func answer<Body: OxfordBody>(
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
