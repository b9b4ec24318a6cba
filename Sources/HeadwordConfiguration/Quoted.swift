/// A text of a file in quotes, as a message may show it: shortened, and without anything that moves a terminal's cursor.
func quoted(_ text: String, upTo limit: Int = 64) -> String {
    let shown = text.unicodeScalars.prefix(limit).map { $0.properties.isShown ? String($0) : $0.escaped(asASCII: true) }
    return "'" + shown.joined() + (text.unicodeScalars.count > limit ? "..." : "") + "'"
}

extension Unicode.Scalar.Properties {
    fileprivate var isShown: Bool {
        switch generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
        default: true
        }
    }
}
