internal import HeadwordModel

/// Emphasis on a terminal; plain text elsewhere.
package struct Style {
    let isEnabled: Bool

    /// Creates a style.
    package init(isEnabled: Bool) { self.isEnabled = isEnabled }

    /// No emphasis.
    package static let none = Style(isEnabled: false)

    package func bold(_ text: String) -> String { emphasized(text, .bold) }
    package func dim(_ text: String) -> String { emphasized(text, .dim) }
    package func italic(_ text: String) -> String { emphasized(text, .italic) }

    /// The colour of labels.
    package func coloured(_ text: String) -> String { emphasized(text, .coloured) }

    private func emphasized(_ text: String, _ emphasis: Emphasis) -> String {
        isEnabled && !text.isEmpty ? "\(emphasis.mark)\(text)\(Emphasis.none.mark)" : text
    }

    /// Returns a page as it is written to the terminal: emphasis marks become escape sequences, line ends and tabs are
    /// kept, and other control characters are escaped.
    package func rendered(_ page: some StringProtocol) -> String {
        guard isEnabled else { return page.escapingControls(except: "\n\t") }
        let marks = Emphasis.allCases.map(\.mark).joined()
        return Emphasis.allCases.reduce(page.escapingControls(except: "\n\t" + marks)) { text, emphasis in
            text.replacing(emphasis.mark, with: emphasis.sequence)
        }
    }
}

/// An emphasis in a page that is being set.
///
/// A mark stands for it until the page is written, so that escape sequences in the text itself are never taken for
/// ours. Marks are noncharacters, which Unicode reserves for internal use by programs.
enum Emphasis: UInt32, CaseIterable {
    /// Ends any other emphasis.
    case none = 0xFDD0
    case bold
    case dim
    case italic
    case coloured

    /// Creates the emphasis that a mark stands for.
    init?(mark: Unicode.Scalar) { self.init(rawValue: mark.value) }

    /// The mark that stands for the emphasis in a page.
    var mark: String { Unicode.Scalar(rawValue).map(String.init) ?? "" }

    /// The escape sequence that switches a terminal to the emphasis (ECMA-48, SGR).
    fileprivate var sequence: String {
        switch self {
        case .none: "\u{1B}[0m"
        case .bold: "\u{1B}[1m"
        case .dim: "\u{1B}[2m"
        case .italic: "\u{1B}[3m"
        case .coloured: "\u{1B}[36m"
        }
    }

    /// Returns the emphasis in effect at the end of a text.
    static func lasting(at text: String) -> Emphasis {
        text.unicodeScalars.reversed().lazy.compactMap(Self.init(mark:)).first ?? .none
    }
}
