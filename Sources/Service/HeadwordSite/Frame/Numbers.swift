extension Int {
    /// With a comma after each thousand: `273,101`.
    var grouped: String {
        let digits = Array(String(magnitude))
        let groups = stride(from: digits.count, to: 0, by: -3).map { String(digits[Swift.max(0, $0 - 3)..<$0]) }
        return (self < 0 ? "−" : "") + groups.reversed().joined(separator: ",")
    }
}

extension Double {
    /// With two digits that matter: `28`, `0.34`.
    var inWords: String {
        switch self {
        case 9.5...: Int(rounded()).grouped
        case 0.95..<9.5: "\((self * 10).rounded() / 10)"
        case 0.01..<0.95: "\((self * 100).rounded() / 100)"
        default: "less than 0.01"
        }
    }
}
