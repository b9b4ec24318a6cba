import HeadwordLexicon
import HeadwordModel
import HeadwordTestSupport

@testable import HeadwordExport

/// An export of headwords that a test writes itself.
struct SampleExport {
    /// The directory with the files.
    let directory: String

    /// Exports headwords.
    init(
        _ headwords: [ExportedHeadword],
        as format: ExportFormatName,
        selection: ExportSelection = ExportSelection()
    ) throws {
        directory = try TestFiles.temporaryDirectory() + "/out"
        let staging = try StagingDirectory(for: directory)
        defer { staging.discard() }
        let job = ExportJob(selection: selection, directory: staging, attribution: Self.attribution, revision: "1a2b")
        var writer = try format.writer.init(job)
        for headword in headwords { try writer.add(headword) }
        try writer.finish()
        try staging.commit()
    }

    /// Returns the names of the files.
    func names() throws -> [String] { try TestFiles.names(in: directory) }

    /// Returns the bytes of a file.
    func bytes(_ name: String) throws -> [UInt8] { try TestFiles.contents(of: "\(directory)/\(name)") }

    /// Returns the text of a file.
    func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

    private static let attribution = Attribution(
        title: "Words",
        licence: .permissive,
        sources: [.sample("test", "public domain")],
        texts: [("test", "words", "Free.\n")]
    )
}

extension Manifest.Source {
    /// A source with a licence.
    static func sample(_ id: String, _ licence: String) -> Self {
        Self(id: id, title: "A \(id)", packages: [], licence: licence, sha256: "", counts: [:])
    }
}

extension ExportedHeadword {
    /// A noun with a pronunciation, labels, examples, a subsense, synonyms and a form.
    static var mouse: Self {
        var small = Sense(id: "test:1", definitions: ["a small rodent"])
        small.examples = [Example(text: "a mouse in the \"hole\"")]
        small.synonyms = ["murine"]
        small.subsenses = [Sense(id: "test:2", definitions: ["its fur & skin"])]
        var device = Sense(id: "test:3", definitions: ["a device\nfor pointing"])
        device.domains = [.computing]
        device.registers = [.informal]
        return Self(
            word: "mouse",
            language: .en,
            zipf: 432,
            pronunciations: [Pronunciation(text: "maʊs", region: .us, source: "test")],
            parts: [Part(category: .noun, senses: [small, device])],
            forms: [Form(category: .noun, text: "mice", features: [.plural])]
        )
    }

    /// A headword with one definition.
    static func word(_ word: String, _ definition: String = "something", forms: [String] = []) -> Self {
        Self(
            word: word,
            language: .en,
            parts: [Part(category: .noun, senses: [Sense(id: "test:\(word)", definitions: [definition])])],
            forms: forms.map { Form(category: .noun, text: $0, features: [.plural]) }
        )
    }

    /// A headword with a translation.
    static var translatedMouse: Self {
        let group = TranslationGroup(target: .de, source: "test", gloss: "animal", translations: [Translation("Maus")])
        return Self(word: "mouse", language: .en, parts: [Part(category: .noun, translations: [group])])
    }
}
