/// Divides a count into whole numbers by largest remainders, so that the parts sum to the count.
enum CountDivision {
    /// Returns the parts of a count by shares that sum to 1; among equal remainders, the first takes precedence.
    static func parts(of count: UInt32, by shares: [Double]) -> [UInt32] {
        let exact = shares.map { $0 * Double(count) }
        var parts = exact.map { UInt32($0) }
        let missing = Int(count) - parts.reduce(0) { $0 + Int($1) }
        let byRemainder = exact.indices.sorted { first, second in
            let remainders = [first, second].map { exact[$0] - exact[$0].rounded(.down) }
            return remainders[0] == remainders[1] ? first < second : remainders[0] > remainders[1]
        }
        for index in byRemainder.prefix(max(missing, 0)) { parts[index] += 1 }
        return parts
    }
}
