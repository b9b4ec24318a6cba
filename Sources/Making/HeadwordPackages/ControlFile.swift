/// Debian's control files: paragraphs of `Field: value` lines (Debian Policy 5.1).
enum ControlFile {
    /// Returns the fields of each paragraph; continuation lines are left out.
    static func entries(_ text: String) -> [[String: String]] {
        var entries: [[String: String]] = [[:]]
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty {
                entries.append([:])
            } else if line.first != " ", let colon = line.firstIndex(of: ":") {
                let value = line[line.index(after: colon)...].drop { $0 == " " }
                entries[entries.count - 1][String(line[..<colon])] = String(value)
            }
        }
        return entries.filter { !$0.isEmpty }
    }
}
