/// Why nothing was exported.
package enum ExportFailure: Error, Hashable, CustomStringConvertible {
    /// A licence for the whole export, and the sources that it has to do without.
    package struct Way: Hashable, Sendable {
        /// The licence.
        package var licence: OutboundLicence
        /// The sources that may not be passed on under it, with their licences.
        package var without: [String]
    }

    /// The lexicon has no such source.
    case unknownSource(String, known: [String])
    /// A source whose licence does not allow it to be passed on, or is unknown.
    case unknownLicence(String)
    /// No licence allows all sources to be passed on together.
    case incompatible([Way])
    /// The lexicon has nothing to export.
    case nothing(String)
    /// Something exists where the export should be.
    case exists(path: String)
    /// Another process is exporting to the same path.
    case busy(path: String)
    /// A file of a format would exceed what the format can address.
    case tooLarge(path: String, limit: Int)
    /// The data cannot be compressed.
    case compression(path: String)

    /// What is wrong and what to do about it, in one or more lines.
    package var lines: [String] {
        switch self {
        case .unknownSource(let id, let known):
            ["the lexicon has no source '\(id)'; expected \(known.joined(separator: ", "))"]
        case .unknownLicence(let source):
            [
                "Headword does not know whether the licence of \(source) allows it to be passed on; name the other "
                    + "sources with --source"
            ]
        case .incompatible(let ways):
            ["no licence allows all of these sources to be passed on together; choose with --licence or --source"]
                + ways.map { "--licence \($0.licence.rawValue) leaves out: \($0.without.joined(separator: ", "))" }
        case .nothing(let reason): [reason]
        case .exists(let path): ["\(path) exists; name a directory that does not"]
        case .busy(let path): ["another export to \(path) is running"]
        case .tooLarge(let path, let limit): ["\(path) would be longer than \(limit) bytes, the limit of its format"]
        case .compression(let path): ["\(path) cannot be compressed: zlib has no memory"]
        }
    }

    package var description: String { lines.joined(separator: "\n") }
}
