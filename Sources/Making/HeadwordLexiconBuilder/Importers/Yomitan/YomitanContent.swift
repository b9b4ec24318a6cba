internal import HeadwordJSON

/// The text of structured content.
///
/// It is nested no deeper than the JSON reader allows, which bounds the recursion.
struct YomitanContent {
    private static let blocks: Set<String> = [
        "dd", "details", "div", "dl", "dt", "li", "ol", "p", "summary", "table", "tbody", "tfoot", "thead", "tr", "ul",
    ]

    /// The lines, whose indents show which belongs to which.
    private(set) var lines: [String] = []
    /// The number of pictures.
    private(set) var pictures = 0
    private var line = ""
    /// The beginning of the line if nothing follows the mark of its item yet.
    private var mark = ""
    /// The number of the last item of each open list; nil for a list without numbers.
    private var lists: [Int?] = []

    /// Adds content.
    mutating func add(_ content: JSONValue) {
        switch content {
        case .string(let text): add(text)
        case .array(let elements): for element in elements { add(element) }
        case .object(let element): add(element)
        default: break
        }
    }

    /// Ends the line unless it is empty.
    mutating func endLine() {
        if line == mark, !mark.isEmpty { return }
        if !line.allSatisfy({ $0 == " " }) { lines.append(line) }
        line = ""
    }

    private mutating func add(_ text: String) {
        for (index, piece) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            if index > 0 { endLine() }
            if line.isEmpty { line = indent }
            line += piece
        }
    }

    private var indent: String { String(repeating: "  ", count: lists.count) }

    private mutating func add(_ element: JSONObject) {
        let tag = element.text("tag") ?? ""
        if Self.blocks.contains(tag) { endLine() }
        add(element["content"] ?? .null, of: element, tag)
        if Self.blocks.contains(tag) { endLine() }
    }

    private mutating func add(_ content: JSONValue, of element: JSONObject, _ tag: String) {
        switch tag {
        case "ol", "ul": addList(content, firstNumber: tag == "ol" ? 0 : nil)
        case "li": addItem(content)
        case "br": endLine()
        case "img": addPicture(element)
        case "rt": add("(\(Self.text(of: content)))")
        case "rp": break
        case "td", "th": add(.array([content, " "]))
        // Labels, which are set apart by their style alone.
        case "span" where element["data"] != nil || element["title"] != nil: add(.array([content, " "]))
        default: add(content)
        }
    }

    private mutating func addList(_ content: JSONValue, firstNumber: Int?) {
        lists.append(firstNumber)
        add(content)
        endLine()
        lists.removeLast()
    }

    private mutating func addItem(_ content: JSONValue) {
        mark = indent
        if let number = lists.last.flatMap(\.self) {
            lists[lists.count - 1] = number + 1
            mark += "\(number + 1). "
        } else {
            mark += "- "
        }
        line = mark
        add(content)
        if line == mark { line = "" }
        mark = ""
    }

    private mutating func addPicture(_ element: JSONObject) {
        pictures += 1
        if let title = element.text("title") ?? element.text("alt") { add(title) }
    }

    private static func text(of content: JSONValue) -> String {
        var reading = YomitanContent()
        reading.add(content)
        reading.endLine()
        return reading.lines.joined(separator: " ")
    }
}
