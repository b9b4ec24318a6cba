internal import Glibc

/// How often each form has each tag in tagged newspaper text (`usr/share/festival/dicts/wsj.wp39.poslexR`).
///
/// The file gives the natural logarithm of P(form | tag). A tag's rarest forms occur once or a few times; their count
/// is taken to be the smallest one that makes all counts of the tag whole numbers.
package struct TagCounts: Evidence {
    private static let path = "usr/share/festival/dicts/wsj.wp39.poslexR"

    /// The determiners that this text tags as pronouns.
    private static let possessives: Set<String> = ["my", "your", "his", "its", "our", "their"]

    /// The counts of each form, in lower case.
    package private(set) var forms: [String: [PennTag: Int]] = [:]

    /// Creates an empty table.
    package init() {}

    /// Creates a table of counts by form.
    package init(_ forms: [String: [PennTag: Int]]) {
        self.forms = forms
    }

    /// Reads the table below a root.
    package init(_ root: inout DataRoot) throws {
        try self.init(reading: try root.file(Self.path), path: Self.path)
    }

    /// Reads lines `("form" ((tag logarithm) ...) () )` after a first line `MNCL`.
    package init(reading bytes: [UInt8], path: String) throws {
        var lines: [(form: String, tags: [(tag: PennTag, logarithm: Double)])] = []
        for (number, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated()
        where line.first != UInt8(ascii: "M") {
            guard let parsed = Self.parse(line) else {
                throw ImportFailure(path, line: number + 1, "these are not tags of a form")
            }
            lines.append(parsed)
        }
        let scales = Self.scales(lines.flatMap(\.tags))
        for (form, tags) in lines {
            let isPossessive = Self.possessives.contains(form)
            forms[form] = Dictionary(
                tags.map {
                    (
                        isPossessive && $0.tag == .pronoun ? .determiner : $0.tag,
                        max(1, Int((exp($0.logarithm) * (scales[$0.tag] ?? 0)).rounded()))
                    )
                },
                uniquingKeysWith: +
            )
        }
    }

    /// Reads one line; tags outside Penn's tagset (`1`, `punc`) are left out.
    private static func parse(_ line: ArraySlice<UInt8>) -> (form: String, tags: [(tag: PennTag, logarithm: Double)])? {
        guard line.starts(with: "(\"".utf8), let end = line.dropFirst(2).dropFirst().firstIndex(of: UInt8(ascii: "\""))
        else { return nil }
        let fields = line[(end + 1)...].split {
            $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")")
        }
        guard fields.count.isMultiple(of: 2) else { return nil }
        let tags = stride(from: 0, to: fields.count, by: 2).compactMap { index -> (tag: PennTag, logarithm: Double)? in
            guard let tag = PennTag(rawValue: String(decoding: fields[fields.startIndex + index], as: UTF8.self)),
                let logarithm = Double(String(decoding: fields[fields.startIndex + index + 1], as: UTF8.self))
            else { return nil }
            return (tag, logarithm)
        }
        return (String(decoding: line[(line.startIndex + 2)..<end], as: UTF8.self), tags)
    }

    /// Returns the number of words in the text with each tag.
    private static func scales(_ tags: [(tag: PennTag, logarithm: Double)]) -> [PennTag: Double] {
        Dictionary(grouping: tags, by: \.tag).mapValues { occurrences in
            let logarithms = occurrences.map(\.logarithm)
            let ratios = logarithms.map { exp($0 - (logarithms.min() ?? 0)) }
            let count = smallestWhole(ratios)
            return Double(count) * exp(-(logarithms.min() ?? 0))
        }
    }

    /// Returns the smallest count of the rarest forms that makes all counts whole numbers, given their ratios to it.
    private static func smallestWhole(_ ratios: [Double]) -> Int {
        (1...20).first { count in
            ratios.allSatisfy { ratio in
                let product = ratio * Double(count)
                // Logarithms have three decimals, so large counts are only known to one part in a thousand.
                return abs(product - product.rounded()) <= 0.1 + product * 0.001
            }
        } ?? 1
    }
}
