extension LineScan {
    /// Scans a line of LaTeX.
    mutating func scanLaTeX() {
        switch state.block {
        case .start:
            // A file without a preamble is a part of a document.
            state.block = has("\\documentclass", at: trimmed.lowerBound) ? .upTo("\\begin{document}") : .text
            if isBlank || has("%", at: trimmed.lowerBound) { state.block = .start }
            if state.block == .text { addLaTeX(from: 0) }
        case .upTo(let end):
            guard let place = index(of: end, from: 0) else { return }
            state.block = .text
            addLaTeX(from: place + end.utf8.count)
        default:
            if let start = resume() { addLaTeX(from: start) }
        }
    }

    private mutating func addLaTeX(from start: Int) {
        addProse(start..<count, special: Self.laTeXMarks) { scan, index in
            switch Character(Unicode.Scalar(scan.bytes[index])) {
            case "%": index..<scan.count
            case "$":
                scan.has("$$", at: index)
                    ? scan.hide(from: index, 2, until: "$$") : scan.hide(from: index, 1, until: "$")
            case "\\": scan.command(at: index)
            // A tilde is a space; braces end no word.
            case "~", "&": index..<(index + 1)
            default: nil
            }
        }
    }

    private static let laTeXMarks: ByteSet = "%$\\~&"

    /// Returns the range of a command that is not prose, with its arguments.
    private mutating func command(at index: Int) -> Range<Int>? {
        let next = byte(index + 1)
        // A space that is no end of a sentence follows an abbreviation.
        if next.isBlank, byte(index - 1) == UInt8(ascii: ".") { return wordStart(before: index - 1)..<(index + 2) }
        if next == UInt8(ascii: "[") { return hide(from: index, 2, until: "\\]") }
        if next == UInt8(ascii: "(") { return hide(from: index, 2, until: "\\)") }
        guard next.isLetter else { return Self.accents.contains(next) ? accented(at: index) : index..<(index + 2) }
        let nameEnd = end(from: index + 1, \.isLetter)
        let name = text((index + 1)..<nameEnd)
        if name == "begin", let environment = environment(at: nameEnd) { return environmentRange(index, environment) }
        if name == "verb" || name == "lstinline", byte(nameEnd) != UInt8(ascii: "{") {
            let end = bytes[min(nameEnd + 1, count)...].firstIndex(of: byte(nameEnd)) ?? count
            return index..<min(end + 1, count)
        }
        let after = byte(nameEnd) == UInt8(ascii: "*") ? nameEnd + 1 : nameEnd
        guard let arguments = Self.hiddenArguments[name] else { return index..<endOfOptions(at: after) }
        return index..<endOfArguments(at: after, atMost: arguments)
    }

    private func wordStart(before index: Int) -> Int {
        var start = index
        while start > 0, byte(start - 1).isLetter { start -= 1 }
        return start
    }

    /// Leaves out the whole word that a command puts an accent into: `na\"{\i}ve`.
    private func accented(at index: Int) -> Range<Int> {
        var start = index
        while start > 0, byte(start - 1).isLetter || byte(start - 1) == UInt8(ascii: "}") { start -= 1 }
        var end = min(index + 2, count)
        while end < count, byte(end).isLetter || Self.wordMarks.contains(byte(end)) { end += byte(end) == 0x5C ? 2 : 1 }
        return start..<min(end, count)
    }

    private static let wordMarks: ByteSet = "{}\\"
    private static let accents: ByteSet = "\"'`^=."

    private func environment(at index: Int) -> String? {
        guard byte(index) == UInt8(ascii: "{"), let end = endOfBrackets(at: index, "{", "}") else { return nil }
        return text((index + 1)..<(end - 1))
    }

    private mutating func environmentRange(_ index: Int, _ name: String) -> Range<Int> {
        let opening = name.utf8.count + 8
        let plain = name.hasSuffix("*") ? String(name.dropLast()) : name
        guard Self.hiddenEnvironments.contains(plain) else {
            return index..<endOfArguments(at: index + opening, atMost: plain.hasPrefix("tab") ? 2 : 0)
        }
        return hide(from: index, opening, until: "\\end{\(name)}")
    }

    /// Returns the index after the arguments in brackets, which are options.
    private func endOfOptions(at index: Int) -> Int {
        var index = index
        while byte(index) == UInt8(ascii: "["), let end = endOfBrackets(at: index, "[", "]") { index = end }
        return index
    }

    /// Returns the index after options and some arguments in braces.
    private func endOfArguments(at index: Int, atMost count: Int) -> Int {
        var index = endOfOptions(at: index)
        for _ in 0..<count {
            guard byte(index) == UInt8(ascii: "{"), let end = endOfBrackets(at: index, "{", "}") else { break }
            index = endOfOptions(at: end)
        }
        return index
    }

    private static let hiddenEnvironments: Set<String> = [
        "equation", "align", "alignat", "gather", "multline", "eqnarray", "math", "displaymath", "verbatim", "Verbatim",
        "lstlisting", "minted", "tikzpicture", "comment", "algorithm", "algorithmic", "flalign", "filecontents",
        "thebibliography",
    ]

    /// Commands whose arguments are not prose, with the number of these.
    private static let hiddenArguments: [String: Int] = [
        "cite": 1, "citep": 1, "citet": 1, "citealp": 1, "citeauthor": 1, "citeyear": 1, "textcite": 1, "parencite": 1,
        "autocite": 1, "footcite": 1, "nocite": 1, "ref": 1, "eqref": 1, "pageref": 1, "autoref": 1, "cref": 1,
        "Cref": 1, "nameref": 1, "vref": 1, "label": 1, "includegraphics": 1, "usepackage": 1, "RequirePackage": 1,
        "begin": 1, "end": 1, "url": 1, "href": 1, "path": 1, "input": 1, "include": 1, "bibliography": 1,
        "bibliographystyle": 1, "addbibresource": 1, "documentclass": 1, "newcommand": 2, "renewcommand": 2,
        "providecommand": 2, "newenvironment": 3, "DeclareMathOperator": 2, "def": 1, "setlength": 2, "addtolength": 2,
        "vspace": 1, "hspace": 1, "rule": 2, "pagestyle": 1, "thispagestyle": 1, "hypersetup": 1, "graphicspath": 1,
        "color": 1, "textcolor": 1, "definecolor": 3, "colorbox": 1, "setcounter": 2, "addtocounter": 2,
        "newcounter": 1, "newtheorem": 1, "theoremstyle": 1, "pagenumbering": 1, "texttt": 1, "lstset": 1, "gls": 1,
        "bibitem": 1, "si": 1, "SI": 2, "num": 1, "ce": 1, "mintinline": 2, "lstinputlisting": 1, "usetikzlibrary": 1,
        "selectlanguage": 1, "foreignlanguage": 2, "fontsize": 2, "resizebox": 2, "scalebox": 1, "code": 1,
        "ensuremath": 1,
    ]
}
