/// The lists of irregular forms (`*.exc`), which do not say what the forms express.
package struct IrregularForms: Sendable {
    /// The forms, without those that equal the lemma.
    package let forms: [(form: String, lemma: String)]

    /// - Parameter lines: `form lemma [lemma...]`.
    package init(_ lines: [[String]]) {
        forms = lines.flatMap { line in
            line.dropFirst().filter { $0 != line[0] }.map { (form: line[0], lemma: $0) }
        }
    }
}
