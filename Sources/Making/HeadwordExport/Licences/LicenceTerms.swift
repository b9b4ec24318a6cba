/// What the licence of a source says about passing it on together with other sources.
enum LicenceTerms: Hashable {
    /// It may be part of an export under any of these licences.
    case outbound(Set<OutboundLicence>)
    /// It was derived from other sources of the lexicon, and has the terms that all of them share.
    case derived
    /// Headword does not know the licence.
    case unknown

    /// Looks up the licence of a source, as the lexicon names it. Capitals, blanks and hyphens make no difference.
    /// Wordnets name their licences by addresses.
    init(of licence: String) {
        self = Self.byKey[Self.key(licence)] ?? .unknown
    }

    private static let byKey = Dictionary(table.map { (key($0), $1) }) { first, _ in first }

    private static func key(_ licence: String) -> String {
        let key = licence.lowercased().filter { $0 != " " && $0 != "-" }
        guard let scheme = key.firstRange(of: "://") else { return key }
        let address = key[scheme.upperBound...]
        return String(address.last == "/" ? address.dropLast() : address)
    }

    /// The rule, in one place.
    ///
    /// - Licences that only ask for their notice may be part of anything. The Free Software Foundation considers
    ///   Apache-2.0 incompatible with version 2 of the GPL.
    /// - LGPL-2.1 (section 3) and MPL-2.0 (section 3.3) allow what they cover to be passed on under the GPL.
    /// - CC-BY-SA-3.0 allows later versions of itself (section 4b), of which 4.0 is compatible with GPL-3.0 only for
    ///   what is under 4.0 from the start.
    /// - The GFDL is compatible with none of the others.
    private static let table: [String: LicenceTerms] = [
        "Apache-2.0": .outbound(all.subtracting([.gpl2])),
        "CC-BY-4.0": .outbound([.permissive, .gpl3, .ccBySA4]),
        "CC-BY-SA-3.0": .outbound([.ccBySA3, .ccBySA4]),
        "CC-BY-SA-4.0": .outbound([.ccBySA4, .gpl3]),
        "CC BY-SA 4.0 and GFDL (Wiktionary contributors)": .outbound([.ccBySA4, .gpl3]),
        "CC0": .outbound(all),
        "CC0-1.0": .outbound(all),
        "CMU licence (BSD-like)": .outbound(all),
        "Festival licence (BSD-like)": .outbound(all),
        "GFDL-1.3+": .outbound([.gfdl13]),
        "GPL-2": .outbound([.gpl2]),
        "GPL-2 or LGPL-2.1 or MPL-1.1": .outbound([.lgpl21, .gpl2, .gpl3]),
        "GPL-2+": .outbound([.gpl2, .gpl3]),
        "GPL-2+ and GPL-3+": .outbound([.gpl3]),
        "GPL-2.0-or-later": .outbound([.gpl2, .gpl3]),
        "GPL-3+": .outbound([.gpl3]),
        "LGPL-2.1": .outbound([.lgpl21, .gpl2, .gpl3]),
        "LGPL-2.1+": .outbound([.lgpl21, .gpl2, .gpl3]),
        "MPL-2.0": .outbound([.mpl2, .lgpl21, .gpl2, .gpl3]),
        "SCOWL licence (BSD-like)": .outbound(all),
        "Unicode license": .outbound(all),
        "WordNet 3.0 license (BSD-like)": .outbound(all),
        "public domain": .outbound(all),
        "creativecommons.org/licenses/by/4.0": .outbound([.permissive, .gpl3, .ccBySA4]),
        "creativecommons.org/licenses/by-sa/3.0": .outbound([.ccBySA3, .ccBySA4]),
        "creativecommons.org/licenses/by-sa/4.0": .outbound([.ccBySA4, .gpl3]),
        "creativecommons.org/publicdomain/zero/1.0": .outbound(all),
        "that of the sources it was derived from": .derived,
        "that of the sources they were joined from": .derived,
    ]

    private static let all = Set(OutboundLicence.allCases)
}
