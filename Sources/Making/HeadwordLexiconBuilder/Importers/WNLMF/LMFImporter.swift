internal import HeadwordModel
internal import HeadwordXML

/// The importer of WordNets in WN-LMF 1.0 to 1.4 (https://globalwordnet.github.io/schemas/).
struct LMFImporter: BroughtImporter {
    let dictionary: BroughtDictionary
    package let source: Source

    /// Reads the beginnings of the files.
    init(_ dictionary: BroughtDictionary) throws {
        self.dictionary = dictionary
        let lexicons = try dictionary.files.map(Self.firstLexicon)
        let label = { (name: String) in
            lexicons.compactMap { $0[name].flatMap { BroughtText.clean($0) } }.first
        }
        let version = label("version").map { " \($0)" } ?? ""
        source = Source(
            id: dictionary.name,
            title: (label("label") ?? dictionary.name) + version,
            packages: [],
            licence: label("license") ?? "not stated",
            languages: Set(lexicons.compactMap { $0["language"].flatMap(Language.init(label:)) })
        )
    }

    /// Returns the attributes of the first lexicon of a file.
    private static func firstLexicon(_ path: String) throws -> [String: String] {
        try reading(path) { xml in
            while let event = try xml.next() {
                guard case .start(let element) = event else { continue }
                if element.name == "Lexicon" || element.name == "LexiconExtension" {
                    return element.attributes
                }
                guard element.name == "LexicalResource" else { break }
            }
            throw ImportFailure(
                path,
                line: xml.line,
                "expected the elements 'LexicalResource' and 'Lexicon' of WN-LMF"
            )
        }
    }

    func read(_ files: inout BroughtFiles, into draft: inout LexiconDraft) throws {
        try files.forEachFile { stream, files in
            var reader = LMFReader(stream.path)
            var report = files.report
            try Self.reading(stream) { xml in
                try reader.read(&xml, &report) { try files.show(stream) }
            }
            files.report = report
            var conversion = try LMFConversion(reader.document, source: source.id)
            conversion.add(to: &draft, &files.report)
        }
    }

    private static func reading<Result>(_ path: String, _ body: (inout XMLReader) throws -> Result)
        throws -> Result
    {
        try reading(try BroughtStream(path), body)
    }

    private static func reading<Result>(
        _ stream: BroughtStream,
        _ body: (inout XMLReader) throws -> Result
    ) throws -> Result {
        var xml = XMLReader { try stream.read(into: &$0) }
        do {
            return try body(&xml)
        } catch let failure as XMLReader.Failure {
            throw ImportFailure(stream.path, line: failure.line, failure.reason)
        }
    }
}
