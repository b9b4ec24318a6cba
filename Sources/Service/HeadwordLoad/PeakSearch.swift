/// A search for the highest rate that a server can bear, by trying one rate after the other: twice as many until it is
/// too many, then between the two.
package struct PeakSearch: Sendable {
    /// The search ends when the peak is known to 5 %.
    private static let precision = 1.05
    /// The rates that are tried, in calls a second.
    package static let rates = 1.0...1_000_000.0

    /// The highest rate that was borne; nil if none was.
    package private(set) var peak: Double?
    /// The rate to try next; nil if the search has ended.
    package private(set) var rate: Double?
    private var tooMuch: Double?

    /// Begins a search with the first rate to try.
    package init(from rate: Double) {
        self.rate = rate
    }

    /// Records whether the server bore the last rate.
    package mutating func record(isBorne: Bool) {
        if isBorne { peak = rate } else { tooMuch = rate }
        let next = nextRate.map { min(max($0, Self.rates.lowerBound), Self.rates.upperBound) }
        rate = next == peak || next == tooMuch ? nil : next
    }

    private var nextRate: Double? {
        switch (peak, tooMuch) {
        case (let peak?, let tooMuch?): tooMuch / peak > Self.precision ? (peak * tooMuch).squareRoot() : nil
        case (let peak?, nil): peak * 2
        case (nil, let tooMuch?): tooMuch / 2
        case (nil, nil): nil
        }
    }
}
