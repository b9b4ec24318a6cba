import ArgumentParser
import HeadwordCommandLine
import HeadwordLoad

/// The options for how many calls a load makes, and when.
struct LoadRateOptions: ParsableArguments {
    @Option(parsing: .unconditional, help: ArgumentHelp("How many calls to make in a second.", valueName: "calls"))
    var rate = 1000

    @Option(
        help: ArgumentHelp(
            "The times between calls: 'exponential', as of many independent clients, or 'constant'.",
            valueName: "gaps"
        )
    )
    var gaps = ArrivalTimes.Gaps.exponential

    @Option(parsing: .unconditional, help: ArgumentHelp("For how long to measure.", valueName: "seconds"))
    var duration = 10.0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("For how long to make calls that do not count, before that.", valueName: "seconds")
    )
    var warmUp = 2.0

    @Option(parsing: .unconditional, help: "How many connections take turns; over HTTP each has one call at a time.")
    var connections = 8

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How many calls may be without a reply; further ones are not sent, and counted.",
            valueName: "calls"
        )
    )
    var outstanding = 10_000

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("After how long a call counts as unanswered.", valueName: "seconds")
    )
    var timeout = 10

    func validate() throws {
        try check(Double(rate), of: "--rate", isIn: PeakSearch.rates, "calls a second")
        try check(duration, of: "--duration", isIn: 0.1...86_400, "seconds")
        try check(warmUp, of: "--warm-up", isIn: 0...86_400, "seconds")
        try check(Double(connections), of: "--connections", isIn: 1...10_000, "connections")
        try check(Double(outstanding), of: "--outstanding", isIn: 1...1_000_000, "calls")
        try check(Double(timeout), of: "--timeout", isIn: 1...3600, "seconds")
    }

    /// Applies the options to a load.
    func set(_ load: inout Load) {
        (load.rate, load.gaps) = (Double(rate), gaps)
        (load.seconds, load.warmUp, load.patience) = (duration, warmUp, timeout)
        (load.connections, load.outstanding) = (connections, outstanding)
    }
}

extension ArrivalTimes.Gaps: ExpressibleByArgument {}

/// Checks a number from the command line.
func check(_ value: Double, of option: String, isIn range: ClosedRange<Double>, _ unit: String = "") throws {
    guard !range.contains(value) else { return }
    let bounds = [range.lowerBound, range.upperBound].map(plain)
    let unit = unit.isEmpty ? "" : " \(unit)"
    throw ValidationError("\(option) must be \(bounds[0]) to \(bounds[1])\(unit), not \(plain(value)).")
}

/// Returns a number without the fraction that it does not have.
private func plain(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }
