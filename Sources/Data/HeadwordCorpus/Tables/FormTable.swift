/// The tokens as written, each with its case-folded token, true case and counts.
@usableFromInline
package struct FormTable: Sendable {
    /// The numbers of each form.
    @usableFromInline
    package enum Column: Int {
        case token, trueCase, frequency, documents
    }

    @inlinable static var columns: Int { 4 }

    private let forms: StringTable
    private let counts: MappedArray<UInt32>
    private let formsOfTokens: ListTable

    init(_ file: CorpusFile) throws {
        forms = try StringTable(file.section(.forms))
        counts = try MappedArray(file.section(.formCounts))
        formsOfTokens = try ListTable(file.section(.formsOfTokens))
    }

    var count: Int { forms.count }

    /// Returns the number of a form; nil if it never occurs.
    func number(of form: String) throws -> Int? { try forms.number(of: form) }

    /// Returns the text of a form.
    func text(of form: Int) throws -> String { try forms[form] }

    /// Returns the bytes of a form.
    func bytes(of form: Int) throws -> MappedBytes { try forms.bytes(at: form) }

    /// Returns the index of a number of a form.
    @inlinable
    @inline(__always)
    package static func index(of column: Column, _ form: Int) -> Int { form * columns + column.rawValue }

    /// Returns the number of the case-folded token of a form.
    func token(of form: Int) throws -> Int { Int(try counts[Self.index(of: .token, form)]) }

    /// Returns the number of the usual way to write a form.
    func trueCase(of form: Int) throws -> Int { Int(try counts[Self.index(of: .trueCase, form)]) }

    /// Returns the frequency of a form.
    func frequency(of form: Int) throws -> UInt32 { try counts[Self.index(of: .frequency, form)] }

    /// Returns the number of documents in which a form occurs.
    func documentFrequency(of form: Int) throws -> UInt32 { try counts[Self.index(of: .documents, form)] }

    /// Returns the forms of a token.
    func forms(ofToken token: Int) throws -> NumberList { try formsOfTokens[token] }
}
