internal import OxfordAPI

/// Where calls are recorded and pauses are kept. What it does is done as one step, also in view of other processes.
protocol CallLedger: Sendable {
    /// Records a call that is about to be sent.
    ///
    /// - Throws: ``CallRefusal`` if the call must not be sent, or ``OxfordFailure`` if it cannot be recorded.
    func enter(_ entry: CallEntry, at time: Double) async throws -> RecordedEntry

    /// Removes a recorded call that the service has not counted.
    func remove(_ call: RecordedCall) async

    /// Begins a pause.
    func begin(_ start: PauseStart, at time: Double) async

    /// Ends pauses, or lets another call try.
    func settle(_ pauses: [Pause], _ end: PauseEnd, at time: Double) async

    /// Returns the pause of a scope; nil if there is none. An expired pause remains until a call that was sent after it
    /// tells more.
    func pause(of scope: String, at time: Double) -> Pause?

    /// Returns the calls used; nil if they cannot be read.
    func usage(at time: Double) -> OxfordReport.Budget?

    /// Ends the use of the ledger.
    func shutdown() async
}

extension CallLedger {
    func shutdown() async {}
}

/// A call that is about to be sent.
struct CallEntry: Sendable {
    /// The scopes whose pauses concern it.
    var scopes: [String]
    /// The limits on the number of calls.
    var limits: UpstreamOptions.Budget
    /// Whether to send the call in spite of a pause.
    var isCheck: Bool
    /// How long the trial call of a pause may take, in seconds.
    var secondsOfTrial: Double
}

/// A recorded call.
struct RecordedCall: Sendable {
    /// Where it is recorded.
    enum Place: Sendable {
        case file
        case store
        /// In the memory of this process, as part of its share.
        case share
    }

    var number: Int64
    /// In milliseconds since 1970.
    var time: Int64
    var month: Month
    var place = Place.file
}

/// A recorded call, and the pauses that end if it gets an answer.
struct RecordedEntry: Sendable {
    var call: RecordedCall
    var pauses: [Pause]
}

/// The reason why a call must not be sent.
enum CallRefusal: Error {
    /// Calls are paused.
    case paused(Pause)
    /// The calls of the month are used up.
    case month(limit: Int)
    /// The calls of the minute are used up, until a time in seconds since 1970.
    case minute(limit: Int, until: Double)
}

/// A pause that begins.
struct PauseStart: Sendable {
    /// The pause; its number is not known yet.
    var pause: Pause
    /// The number of the pause that it follows; nil for none.
    var replaced: Int64?
    /// Whether it also replaces a pause that has begun since its call was sent.
    var isCertain: Bool
}

/// What becomes of pauses after a call.
enum PauseEnd: Sendable {
    /// They are over.
    case over
    /// Another call may try.
    case untried
}
