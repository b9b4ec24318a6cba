package import HeadwordModel

/// An inflected form listed in the entry of its headword: `{Took}`, `{-ties}`.
package struct GCIDEInflection: Hashable, Sendable {
    /// The form, or its ending after a hyphen.
    package var form: String
    /// The features that the form expresses.
    package var features: [GrammaticalFeature]
    /// Whether the form is obsolete or archaic.
    package var isObsolete: Bool
}

/// Reads lists of forms: `imp. & p. p. {Abode}, formerly {Abid}; p. pr. & vb. n. {Abiding}`.
enum GCIDEInflections {
    private static let beginnings: [StaticString] = [
        "imp", "Imp", "p. p", "p. pr", "pret", "Pret", "Compar", "compar", "comp.", "Comp.", "superl", "Superl", "pl.",
        "pres.", "P. p", "p.p",
    ]

    /// Whether a text is a list of forms.
    static func isList(_ text: Substring) -> Bool {
        text.holds("{") && beginnings.contains { text.begins(with: $0) }
    }

    /// Returns the forms in a list.
    static func forms(_ text: Substring) -> [GCIDEInflection] {
        var cursor = TextCursor(text)
        var forms: [GCIDEInflection] = []
        var features: [GrammaticalFeature] = []
        var isObsolete = false
        while !cursor.isAtEnd {
            let marker = cursor.take { $0 != UInt8(ascii: "{") }
            let marked = Self.features(marker)
            // Marks after a form, as in "{Clad} (Obs.)", apply to it; after a semicolon they apply to the next form.
            let parts = marker.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
            if let last = forms.indices.last, Self.saysObsolete(parts[0], ending: true) {
                forms[last].isObsolete = true
            }
            if !marked.isEmpty { (features, isObsolete) = (marked, false) }
            if Self.saysObsolete(parts.last ?? marker, ending: false) { isObsolete = true }
            guard let form = cursor.takeEnclosed("{", "}") else { break }
            let word = form.withoutHyphenation
            if !word.isEmpty, !features.isEmpty {
                forms.append(GCIDEInflection(form: word, features: features, isObsolete: isObsolete))
            }
        }
        return forms
    }

    /// Returns the features named by the marks before a form; empty if the previous features still apply.
    private static func features(_ text: Substring) -> [GrammaticalFeature] {
        var features: [GrammaticalFeature] = []
        if text.holds("imp") || text.holds("Imp") || text.holds("ret.") { features.append(.past) }
        if text.holds("p. p.") || text.holds("p.p.") { features.append(.pastParticiple) }
        if text.holds("p. pr") || text.holds("vb. n") { features.append(.presentParticiple) }
        if text.holds("ompar") || text.holds("omp.") { features.append(.comparative) }
        if text.holds("uperl") { features.append(.superlative) }
        if text.holds("pl.") { features.append(.plural) }
        return features
    }

    /// - Parameter isEnding: whether the marks stand in parentheses after a form, rather than bare before one.
    private static func saysObsolete(_ text: Substring, ending isEnding: Bool) -> Bool {
        let says =
            text.holds("Obs") || text.holds("obs") || text.holds("rch") || text.holds("ormerly") || text.holds("R.")
        return says && (text.trimmed.hasPrefix("(") == isEnding)
    }
}
