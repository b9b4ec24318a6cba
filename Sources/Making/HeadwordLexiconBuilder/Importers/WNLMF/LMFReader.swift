internal import HeadwordModel
internal import HeadwordXML

/// Reads a document in WN-LMF 1.0 to 1.4.
struct LMFReader {
    private let path: String
    private(set) var document = LMFDocument()
    private var isInSynset = false
    /// Whether an entry or a synset is skipped, and its parts with it.
    private var isSkipping = false
    /// Whether a sense is skipped, and its parts with it.
    private var isSkippingSense = false
    private var text = ""
    private var variety: String?

    init(_ path: String) {
        self.path = path
    }

    /// Reads all of the document.
    mutating func read(
        _ xml: inout XMLReader,
        _ report: inout ImportReport,
        progress: () throws -> Void
    ) throws {
        var count = 0
        while let event = try xml.next() {
            if count.isMultiple(of: Self.eventsPerReport) { try progress() }
            count += 1
            switch event {
            case .start(let element):
                if count == 1 || document.lexicons.isEmpty,
                    let problem = Self.problem(withRoot: element.name)
                {
                    throw ImportFailure(path, line: xml.line, problem)
                }
                text = ""
                if let problem = start(element, &report) { report.skip(path, line: xml.line, problem) }
            case .text(let piece): text += piece
            case .end(let name): end(name)
            }
        }
    }

    private static let eventsPerReport = 10_000

    private static func problem(withRoot name: String) -> String? {
        ["LexicalResource", "Lexicon", "LexiconExtension"].contains(name)
            ? nil
            : "expected a document in WN-LMF with the element 'LexicalResource', found '\(name.excerpt)'"
    }

    /// Begins an element; returns why it is skipped.
    private mutating func start(_ element: XMLReader.Element, _ report: inout ImportReport) -> String? {
        switch element.name {
        case "Lexicon", "LexiconExtension": startLexicon(element)
        case "LexicalEntry": return startEntry(element)
        case "Synset": return startSynset(element)
        case "SyntacticBehaviour": startFrame(element)
        case "ExternalLexicalEntry", "ExternalSynset":
            isSkipping = true
            report.leaveOut("additions to other lexicons")
        case _ where isSkipping || isSkippingSense: return nil
        case "Lemma", "Form", "Sense", "SenseRelation", "SynsetRelation": return startPart(element)
        case "Pronunciation": variety = element.attributes["variety"]
        case "Tag", "ILIDefinition", "Requires", "Extends": report.leaveOut(element.name)
        case "LexicalResource", "Definition", "Example", "Count": return nil
        default: report.leaveOut("elements '\(element.name.excerpt)'")
        }
        return nil
    }

    private mutating func startPart(_ element: XMLReader.Element) -> String? {
        switch element.name {
        case "Lemma":
            guard let word = element.text("writtenForm") else { return "a lemma without a written form" }
            document.entries.mutateLast {
                $0.word = word
                $0.partOfSpeech = element.attributes["partOfSpeech"] ?? ""
            }
        case "Form":
            guard let form = element.text("writtenForm") else { return "a form without a written form" }
            document.entries.mutateLast { $0.forms.append(form) }
        case "Sense":
            let problem = startSense(element)
            isSkippingSense = problem != nil
            return problem
        default: return startRelation(element)
        }
        return nil
    }

    private mutating func end(_ name: String) {
        switch name {
        case "LexicalEntry", "Synset", "ExternalLexicalEntry", "ExternalSynset":
            (isSkipping, isSkippingSense, isInSynset) = (false, false, false)
        case "Sense": isSkippingSense = false
        case _ where isSkipping || isSkippingSense: break
        default: if let text = BroughtText.clean(text) { add(text, as: name) }
        }
    }

    /// The maximum number of occurrences of a sense, which no text that was ever tagged comes near.
    private static let mostCounted = 1_000_000_000

    private static func count(_ text: String) -> Int { min(max(Int(text) ?? 0, 0), mostCounted) }

    /// Adds the text of an element.
    private mutating func add(_ text: String, as name: String) {
        switch name {
        case "Definition": document.synsets.mutateLast { $0.definitions.append(text) }
        case "Example" where isInSynset: document.synsets.mutateLast { $0.examples.append(text) }
        case "Example": document.senses.mutateLast { $0.examples.append(text) }
        case "Count": document.senses.mutateLast { $0.count = min($0.count + Self.count(text), Self.mostCounted) }
        case "Pronunciation":
            let variety = variety
            document.entries.mutateLast { $0.pronunciations.append((text, variety)) }
        default: break
        }
    }
}

// MARK: - Elements

extension LMFReader {
    private mutating func startLexicon(_ element: XMLReader.Element) {
        let label = (element.attributes["language"] ?? "").prefix { $0 != "-" && $0 != "_" }
        let language = Language(label: String(label))
        document.lexicons.append(.init(id: element.attributes["id"] ?? "", language: language))
    }

    private mutating func startEntry(_ element: XMLReader.Element) -> String? {
        isInSynset = false
        let entry = LMFDocument.Entry(lexicon: document.lexicons.count - 1)
        isSkipping = !document.add(entry, id: element.attributes["id"] ?? "")
        return isSkipping ? "the identifier '\((element.attributes["id"] ?? "").excerpt)' is not unique" : nil
    }

    private mutating func startSense(_ element: XMLReader.Element) -> String? {
        guard let id = element.text("id"), let synset = element.text("synset") else {
            return "a sense without an identifier or a synset"
        }
        guard !document.entries.isEmpty else { return "a sense outside an entry" }
        var sense = LMFDocument.Sense(
            id: id,
            entry: document.entries.count - 1,
            synset: document.number(of: synset)
        )
        sense.place = element.attributes["n"].flatMap { Int($0) }
        sense.position = element.attributes["adjposition"]
        sense.frames = (element.attributes["subcat"] ?? "").split(separator: " ").map(String.init)
        return document.add(sense) ? nil : "the identifier '\(id.excerpt)' is not unique"
    }

    private mutating func startSynset(_ element: XMLReader.Element) -> String? {
        isInSynset = true
        guard let id = element.text("id") else {
            isSkipping = true
            return "a synset without an identifier"
        }
        var synset = LMFDocument.Synset(lexicon: document.lexicons.count - 1)
        synset.partOfSpeech = element.attributes["partOfSpeech"] ?? ""
        let members = (element.attributes["members"] ?? "").split(separator: " ")
        synset.members = members.map { document.number(of: String($0)) }
        guard document.add(synset, id: id) else {
            isSkipping = true
            return "the identifier '\(id.excerpt)' is not unique"
        }
        return nil
    }

    private mutating func startRelation(_ element: XMLReader.Element) -> String? {
        guard let type = element.text("relType"), let target = element.text("target") else {
            return "a relation without a type or a target"
        }
        let stated = type == "other" ? element.attributes["dc:type"] ?? type : type
        let relation = LMFDocument.Relation(type: stated, target: document.number(of: target))
        if isInSynset {
            document.synsets.mutateLast { $0.relations.append(relation) }
        } else {
            document.senses.mutateLast { $0.relations.append(relation) }
        }
        return nil
    }

    /// Adds a frame: one of the lexicon, or in version 1.0 one of some senses of an entry.
    private mutating func startFrame(_ element: XMLReader.Element) {
        guard let text = element.text("subcategorizationFrame") else { return }
        let id = element.text("id") ?? text
        document.frames[id] = text
        for sense in (element.attributes["senses"] ?? "").split(separator: " ") {
            document.addFrame(id, toSense: String(sense))
        }
    }
}

extension XMLReader.Element {
    /// The text of an attribute, prepared for the lexicon; nil if it is absent or empty.
    fileprivate func text(_ name: String) -> String? {
        attributes[name].flatMap { BroughtText.clean($0) }
    }
}

extension Array {
    /// Changes the last element, if there is one.
    fileprivate mutating func mutateLast(_ change: (inout Element) -> Void) {
        if !isEmpty { change(&self[count - 1]) }
    }
}
