internal import HeadwordBytes
package import HeadwordModel

/// A property by which headwords are indexed for lists.
package enum Facet: Hashable, Sendable {
    /// A sense with exactly these labels: the headword's first sense if `isPrime`, one of its main senses, those that
    /// people usually mean, if `isMain`.
    case sense(SenseLabels, isPrime: Bool, isMain: Bool)
    /// This many characters; longer headwords count as 255.
    case length(Int)
    /// This Zipf value, in hundredths.
    case zipf(Int)
    /// A translation into this language.
    case target(Language)
    /// A spelling that is used in this region but not everywhere.
    case spelling(Region)

    /// The kinds of properties, by their names in the file.
    package enum Kind: String, Sendable {
        case sense
        case length
        case zipf
        case target
        case spelling
    }

    /// What kind of property this is.
    package var kind: Kind {
        switch self {
        case .sense: .sense
        case .length: .length
        case .zipf: .zipf
        case .target: .target
        case .spelling: .spelling
        }
    }

    /// The value of the property as stored in the file.
    package var value: [UInt8] {
        switch self {
        case .sense(let labels, let isPrime, let isMain):
            ByteWriter.bytes(of: LabelledSense(labels: labels, isPrime: isPrime, isMain: isMain))
        case .length(let length): [UInt8(clamping: length)]
        case .zipf(let hundredths): [UInt8(clamping: hundredths >> 8), UInt8(hundredths & 0xFF)]
        case .target(let language): [language.rawValue]
        case .spelling(let region): [region.rawValue]
        }
    }
}

/// The labels of a sense, and whether it is the first or one of the main senses of its headword.
struct LabelledSense: Stored {
    var labels: SenseLabels
    var isPrime: Bool
    var isMain: Bool

    init(labels: SenseLabels, isPrime: Bool, isMain: Bool) {
        self.labels = labels
        self.isPrime = isPrime
        self.isMain = isMain
    }

    init(from reader: inout ByteReader) throws(ByteReader.Failure) {
        isPrime = try reader.flag()
        isMain = try reader.flag()
        labels = SenseLabels(
            lexicalCategory: try reader.member(),
            domains: try reader.members(),
            registers: try reader.members(),
            regions: try reader.members()
        )
    }

    func store(in writer: inout ByteWriter) {
        writer.write(isPrime)
        writer.write(isMain)
        writer.write(labels.lexicalCategory)
        writer.write(labels.domains)
        writer.write(labels.registers)
        writer.write(labels.regions)
    }
}
