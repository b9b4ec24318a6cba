internal import HeadwordLexiconBuilder

/// A part of the service that reads untrusted bytes, and the properties that must hold for any input.
///
/// `make fuzz` searches for inputs that violate a property; the tests run the inputs that it found interesting.
public enum FuzzTarget: String, CaseIterable, Sendable {
    /// JSON text, parsed and written back.
    case json
    /// A stream of bytes, cut into messages.
    case framing
    /// A call of any method.
    case methods
    /// Messages of a client of the Model Context Protocol.
    case mcp
    /// A damaged lexicon file.
    case lexicon
    /// A lexicon file with damaged contents and matching checksums.
    case records
    /// A damaged corpus file.
    case corpus
    /// The text of a configuration file.
    case configuration
    /// A reply of the upstream.
    case upstream
    /// A glossary that a user brings.
    case glossary
    /// Lines of wiktextract that a user brings.
    case wiktextract
    /// A WordNet in WN-LMF that a user brings.
    case wordnet
    /// The files of a dictionary of StarDict that a user brings.
    case stardict
    /// The files of a dictionary of dictd that a user brings.
    case dictd
    /// A dictionary of Yomitan that a user brings.
    case yomitan
    /// What a client of the Dictionary Server Protocol sends.
    case dictionaryProtocol = "dictionary-protocol"
    /// What a client of HTTP sends.
    case http

    /// Feeds the target.
    ///
    /// - Throws: ``FuzzFinding``, or an error that should not have been thrown.
    public func run(_ bytes: [UInt8]) async throws {
        switch self {
        case .json: try JSONFuzzing.run(bytes)
        case .framing: try FramingFuzzing.run(bytes)
        case .methods: try await MethodFuzzing.run(bytes)
        case .mcp: try await ModelContextFuzzing.run(bytes)
        case .lexicon: try await DamagedLexicon.run(bytes)
        case .records: try await DamagedLexicon.run(bytes, isSealed: true)
        case .corpus: try await DamagedCorpus.run(bytes)
        case .configuration: try ConfigurationFuzzing.run(bytes)
        case .upstream: try ReplyFuzzing.run(bytes)
        case .glossary: try BroughtFuzzing.run(bytes, as: .glossary)
        case .wiktextract: try BroughtFuzzing.run(bytes, as: .wiktextract)
        case .wordnet: try BroughtFuzzing.run(bytes, as: .wordnet)
        case .stardict: try BroughtFuzzing.run(bytes, as: .stardict)
        case .dictd: try BroughtFuzzing.run(bytes, as: .dictd)
        case .yomitan: try BroughtFuzzing.run(bytes, as: .yomitan)
        case .dictionaryProtocol: try await DictionaryProtocolFuzzing.run(bytes)
        case .http: try await HTTPFuzzing.run(bytes)
        }
    }
}

/// A violated property.
public struct FuzzFinding: Error, CustomStringConvertible {
    /// The violated property, for people.
    public var description: String

    /// Throws unless a condition holds.
    static func unless(_ condition: Bool, _ description: @autoclosure () -> String) throws(FuzzFinding) {
        guard condition else { throw FuzzFinding(description: description()) }
    }
}
