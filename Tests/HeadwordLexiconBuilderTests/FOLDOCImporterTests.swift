import HeadwordLexicon
import HeadwordLexiconBuilder
import HeadwordModel
import HeadwordTestSupport
import Testing

/// Texts as they stand in FOLDOC, some of them shortened.
@Suite struct FOLDOCImporterTests {
    @Test func anEntryHasDomainsNotesAndOtherNames() throws {
        let lexicon = try DictdFiles.lexicon(
            "foldoc",
            """
            Houston Automatic Spooling Program
            HASP

               <electronics, humour> (HASP2) A program developed by {IBM} for
               {NASA}.  See {SPOOL}.

               It <x@y.org> improved job
               processing.

               See also {OS/MVT}, {JES}.

               E-mail: <hasp@ibm.com>.

               {HASP Home (http://ibm.com/hasp/)}.

               [{Jargon File}]

               (2003-05-19)

            """
        )
        let (category, entry) = try #require(try lexicon.entries("Houston Automatic Spooling Program").first)
        #expect(category == .noun)
        let sense = try #require(entry.senses.first)
        #expect(sense.id == "foldoc:Houston_Automatic_Spooling_Program.1")
        #expect(sense.definitions == ["A program developed by IBM for NASA. See SPOOL."])
        #expect(sense.domains == [.computing, .electronics])
        #expect(sense.registers == [.humorous])
        #expect(sense.notes == [Note(text: "It improved job processing.")])
        #expect(sense.crossReferences == ["SPOOL", "OS/MVT", "JES"].map { CrossReference(word: $0, type: .seeAlso) })
        for alias in ["HASP", "HASP2"] {
            #expect(try lexicon.matches(of: alias).map(\.entry.word) == ["Houston Automatic Spooling Program"])
        }
    }

    @Test(arguments: [
        ("<programming> 1. Checking {code} for mistakes.", "Checking code for mistakes."),
        ("/dek'hed/ 1. A {DEC} {field servoid}.", "A DEC field servoid."),
        ("[TMRC] To cut, sever, smash.", "To cut, sever, smash."),
        ("<programming> (BAPI) /bap'ee/ A set of methods.", "A set of methods."),
        ("/wab'it/ [almost certainly from \"Elmer\"]  1. A legendary hack.", "A legendary hack."),
    ])
    func whatStandsBeforeADefinitionIsNoPartOfIt(paragraph: String, definition: String) throws {
        let lexicon = try DictdFiles.lexicon("foldoc", "word\n\n   \(paragraph)\n\n")
        let entries = try lexicon.entries("word")
        #expect(entries.flatMap(\.entry.senses).map(\.definitions) == [[definition]])
    }

    @Test func numberedParagraphsAreSensesAndVerbsAreRecognised() throws {
        let lexicon = try DictdFiles.lexicon(
            "foldoc",
            """
            hot spot

               1. Where a program spends its time:

                    10%  90%

               2. <graphics> The active location of a cursor.

               1. is no number here.

            """,
            "boot\n\n   To load an {operating system}.\n"
        )
        let senses = try lexicon.entries("hot spot").flatMap(\.entry.senses)
        #expect(
            senses.map(\.definitions) == [["Where a program spends its time:"], ["The active location of a cursor."]]
        )
        #expect(senses.map(\.notes) == [[], [Note(text: "1. is no number here.")]])
        #expect(try lexicon.entries("boot").map(\.category) == [.verb])
    }

    @Test func aRespellingIsNoPartOfTheDefinition() throws {
        let lexicon = try DictdFiles.lexicon(
            "foldoc",
            """
            daemon

               <operating system> /day'mn/ or /dee'mn/ A program that is not
               invoked explicitly.
            """
        )
        let entry = try #require(try lexicon.matches(of: "daemon").first?.model.lexicalEntries.first?.entries.first)
        #expect(entry.senses.map(\.definitions) == [["A program that is not invoked explicitly."]])
    }

    @Test(arguments: ["<programming> See {neural network}.", "1. {neural network}.", "Synonym {neural network}."])
    func aSenseThatOnlyRefersIsAnotherNameOfWhatItRefersTo(text: String) throws {
        let lexicon = try DictdFiles.lexicon(
            "foldoc",
            "neural network\n\n   A model of a brain.\n",
            "net\n\n   \(text)\n"
        )
        #expect(try lexicon.entries("net").isEmpty)
        #expect(try lexicon.matches(of: "net").map(\.entry.word) == ["neural network"])
    }

    @Test func whatAnAbbreviationStandsForIsItsDefinition() throws {
        let lexicon = try DictdFiles.lexicon(
            "foldoc",
            "neural network\n\n   A model of a brain.\n",
            "NN\n\n   {neural network}.\n"
        )
        #expect(try lexicon.entries("NN").flatMap(\.entry.senses).map(\.definitions) == [["neural network."]])
    }

    @Test(arguments: ["is\n\n   <networking> The {country code} for Iceland.\n", "log\n\n   See {unheard of}.\n"])
    func whatSaysNothingOfTheWordIsLeftOut(text: String) throws {
        let lexicon = try DictdFiles.lexicon("foldoc", text, "hot spot\n\n   A place.\n")
        #expect(try lexicon.matches(of: String(text.prefix { $0 != "\n" })).isEmpty)
    }

    @Test func whatFOLDOCSaysAlreadyIsNotRepeated() throws {
        let foldoc = DictdFiles([
            "blivet\n\n   An embarrassing bug that pops up during a customer demo.\n",
            "ACL\n\n   {Access Control List}.\n",
        ])
        let jargon = DictdFiles([
            "blivet\n /bliv'@t/, n.\n\n    1. An embarrassing bug that pops up in a customer demo.\n\n    2. Ten pounds.\n"
        ])
        let vera = DictdFiles(["ACL\n   Access Control List\n", "ACL\n   Agent Communication Language\n"])
        var files: [String: [UInt8]] = [:]
        for (id, texts) in [("foldoc", foldoc), ("jargon", jargon), ("vera", vera)] {
            files["usr/share/dictd/\(id).index"] = texts.index
            files["usr/share/dictd/\(id).dict.dz"] = texts.compressed()
        }
        let lexicon = try SampleLexicon.build(["foldoc", "jargon", "vera"], from: files)
        let definitions = try ["blivet", "ACL"].map { word in
            try lexicon.entries(word).flatMap(\.entry.senses).flatMap(\.definitions)
        }
        #expect(definitions[0] == ["An embarrassing bug that pops up during a customer demo.", "Ten pounds."])
        #expect(definitions[1] == ["Access Control List.", "Agent Communication Language"])
    }

    @Test func theTableIsOfOurVocabularies() throws {
        _ = try FOLDOCCategories()
    }
}
