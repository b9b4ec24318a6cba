/// A licence under which an export as a whole can be passed on, those with the fewest conditions first.
package enum OutboundLicence: String, CaseIterable, Sendable {
    case permissive
    case mpl2 = "MPL-2.0"
    case lgpl21 = "LGPL-2.1"
    case gpl2 = "GPL-2.0"
    case gpl3 = "GPL-3.0"
    case ccBySA3 = "CC-BY-SA-3.0"
    case ccBySA4 = "CC-BY-SA-4.0"
    case gfdl13 = "GFDL-1.3"

    /// Creates a licence from its name, in capitals or not.
    package init?(name: String) {
        guard let licence = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
            return nil
        }
        self = licence
    }

    /// The sentence that says so to those who receive the export.
    package var statement: String {
        switch self {
        case .permissive: "It may be passed on with the notices below, which are the licences of its sources."
        case .mpl2: "It may be passed on under MPL-2.0 (https://www.mozilla.org/MPL/2.0/)."
        case .lgpl21: "It may be passed on under LGPL-2.1 (https://www.gnu.org/licenses/lgpl-2.1.html)."
        case .gpl2: "It may be passed on under GPL-2.0 (https://www.gnu.org/licenses/gpl-2.0.html)."
        case .gpl3: "It may be passed on under GPL-3.0 (https://www.gnu.org/licenses/gpl-3.0.html)."
        case .ccBySA3: "It may be passed on under CC-BY-SA-3.0 (https://creativecommons.org/licenses/by-sa/3.0/)."
        case .ccBySA4: "It may be passed on under CC-BY-SA-4.0 (https://creativecommons.org/licenses/by-sa/4.0/)."
        case .gfdl13: "It may be passed on under GFDL-1.3 (https://www.gnu.org/licenses/fdl-1.3.html)."
        }
    }
}
