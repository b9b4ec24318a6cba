/// The character references of HTML and XML, by name or number: `&amp;`, `&eacute;`, `&#8212;`, `&#x2014;`.
enum CharacterReferences {
    private static let longestName = 10

    /// The names of the Latin 1 characters from U+00A0 on (HTML 4, section 24.2.1).
    private static let latin1 = """
        nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute \
        micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig \
        Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash \
        Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute \
        ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc \
        uuml yacute thorn yuml
        """

    private static let others: [(name: Substring, scalar: Unicode.Scalar)] = [
        ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"), ("ndash", "–"), ("mdash", "—"),
        ("lsquo", "‘"), ("rsquo", "’"), ("ldquo", "“"), ("rdquo", "”"), ("hellip", "…"), ("bull", "•"), ("euro", "€"),
        ("trade", "™"), ("OElig", "Œ"), ("oelig", "œ"), ("Scaron", "Š"), ("scaron", "š"),
    ]

    private static let scalars: [Substring: Unicode.Scalar] = {
        let names = latin1.split(separator: " ")
        let named = zip(names, 0xA0...0xFF as ClosedRange<UInt8>).map { ($0, Unicode.Scalar($1)) }
        return Dictionary(named + others.map { ($0.name, $0.scalar) }) { first, _ in first }
    }()

    /// Replaces the character references of a text. Unknown names, and text that is not a reference, stay as they are.
    static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
        guard text.contains(UInt8(ascii: "&")) else { return Array(text) }
        var bytes: [UInt8] = []
        var rest = text
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            bytes += rest[..<start]
            let name = rest[start...].dropFirst().prefix(longestName).prefix { $0 != UInt8(ascii: ";") }
            let end = name.endIndex
            if end < rest.endIndex, rest[end] == UInt8(ascii: ";"), let character = character(name) {
                bytes += character
                rest = rest[(end + 1)...]
            } else {
                bytes.append(rest[start])
                rest = rest[(start + 1)...]
            }
        }
        return bytes + rest
    }

    private static func character(_ name: ArraySlice<UInt8>) -> Unicode.UTF8.EncodedScalar? {
        let name = Substring(decoding: name, as: UTF8.self)
        guard name.first == "#" else { return scalars[name].flatMap(UTF8.encode) }
        let isHexadecimal = name.dropFirst().first.map { $0 == "x" || $0 == "X" } ?? false
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init).flatMap(UTF8.encode)
    }
}
