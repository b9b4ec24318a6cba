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
        } else {
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
}

extension TextFormat {
    fileprivate var isCode: Bool { if case .code = self { true } else { false } }
}
