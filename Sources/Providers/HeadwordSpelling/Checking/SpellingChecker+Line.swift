extension SpellingChecker {
    /// Returns the misspelled words of a line, and advances the state to the start of the next line.
    func findings(
        in line: ArraySlice<UInt8>,
        _ format: TextFormat,
        _ state: inout ScanState,
        _ options: SpellingOptions
    ) throws -> LineFindings {
        var scan = LineScan(line, state)
        scan.checksStrings = options.checksStrings
        scan.run(format)
        state = scan.state
        let switches = SwitchScan(scan.bytes)
        let isOff = switches.apply(to: &state)
        var findings = LineFindings(accepted: switches.accepted)
        if isOff || scan.parts.isEmpty {
            state.lastWord = ""
        } else if let options = try checked(options) {
            if let start = switches.start { scan.drop(from: start) }
            var words = WordScan(scan.bytes)
            for part in scan.parts { words.add(part) }
            let check = LineCheck(self, options, isCode: format.isCode)
            findings.misspellings = try check.misspellings(among: words.words, in: scan.bytes, after: state.lastWord)
            state.lastWord = words.endsWithWord ? words.words.last?.text.lowercased() ?? "" : ""
        }
        findings.end = state
        return findings
    }

    /// Returns options with only the languages that can be checked; nil if there are none.
    private func checked(_ options: SpellingOptions) throws -> SpellingOptions? {
        var checked = options
        checked.languages = try options.languages.filter(checks)
        return checked.languages.isEmpty ? nil : checked
    }
}

extension TextFormat {
    fileprivate var isCode: Bool { if case .code = self { true } else { false } }
}
