/// A line of a control request: a fault, with ` x3` appended if it is for the next three requests only.
package struct FaultLine {
    /// The fault.
    package var fault: Fault
    /// The number of requests that it affects.
    package var times = Int.max

    /// Reads a line; nil if it is malformed.
    package init?(_ line: some StringProtocol) {
        let words = line.split(separator: " ")
        guard (1...2).contains(words.count), let fault = Fault(String(words[0])) else { return nil }
        self.fault = fault
        guard words.count == 2 else { return }
        guard words[1].hasPrefix("x"), let times = Int(words[1].dropFirst()), times > 0 else { return nil }
        self.times = times
    }
}
