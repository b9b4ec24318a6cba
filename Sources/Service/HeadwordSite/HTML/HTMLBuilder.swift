/// Puts the contents of an element together.
@resultBuilder
enum HTMLBuilder {
    static func buildExpression(_ part: HTML) -> [HTML] { [part] }

    static func buildExpression(_ text: String) -> [HTML] { [.text(text)] }

    static func buildExpression(_ parts: [HTML]) -> [HTML] { parts }

    static func buildExpression(_ part: HTML?) -> [HTML] { part.map { [$0] } ?? [] }

    static func buildBlock(_ parts: [HTML]...) -> [HTML] { Array(parts.joined()) }

    static func buildOptional(_ parts: [HTML]?) -> [HTML] { parts ?? [] }

    static func buildEither(first parts: [HTML]) -> [HTML] { parts }

    static func buildEither(second parts: [HTML]) -> [HTML] { parts }

    static func buildArray(_ parts: [[HTML]]) -> [HTML] { Array(parts.joined()) }
}

extension Sequence {
    /// Returns a part for each element, with a text between two.
    func html(separatedBy separator: String = "", _ part: (Element) -> HTML) -> [HTML] {
        var parts: [HTML] = []
        for element in self {
            if !parts.isEmpty, !separator.isEmpty { parts.append(.text(separator)) }
            parts.append(part(element))
        }
        return parts
    }
}
