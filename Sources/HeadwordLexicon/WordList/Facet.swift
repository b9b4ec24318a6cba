package import HeadwordModel

/// A property by which headwords are listed together.
package enum Facet: Hashable, Sendable {
    /// A sense with just these labels; of the headword's first sense where `isPrime`, of one of those that people mean
    /// where `isMain`.
    case sense(SenseLabels, isPrime: Bool, isMain: Bool)
    /// This many characters; longer ones count as 255.
    case length(Int)
    /// This Zipf value, in hundredths.
    case zipf(Int)
    /// A translation into this language.
    case target(Language)
    /// A spelling that is used in this region, and not everywhere.
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

    /// The value of the property as the file keeps it.
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

/// The labels of a sense, and whether it is the first of its headword, or one of those that people mean.
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
