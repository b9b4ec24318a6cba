/// An attribute of an element. There is none for handlers of events or for styles: the security policy of the pages
/// permits neither.
struct Attribute: Sendable {
    let name: String
    /// Nil for an attribute that is set by being there.
    let value: String?

    fileprivate init(_ name: String, _ value: String? = nil) { (self.name, self.value) = (name, value) }
}

extension Attribute {
    static func id(_ value: String) -> Attribute { Attribute("id", value) }
    static func `class`(_ value: String) -> Attribute { Attribute("class", value) }
    static func lang(_ value: String) -> Attribute { Attribute("lang", value) }
    static func title(_ value: String) -> Attribute { Attribute("title", value) }
    static func role(_ value: String) -> Attribute { Attribute("role", value) }
    static func aria(_ name: String, _ value: String) -> Attribute { Attribute("aria-\(name)", value) }
    /// What the script reads.
    static func data(_ name: String, _ value: String) -> Attribute { Attribute("data-\(name)", value) }
    static func data(_ name: String, _ value: SiteAddress?) -> Attribute? { value.map { data(name, $0.text) } }
    static func href(_ value: SiteAddress?) -> Attribute? { value.map { Attribute("href", $0.text) } }
    static func src(_ value: SiteAddress?) -> Attribute? { value.map { Attribute("src", $0.text) } }
    static func action(_ value: SiteAddress?) -> Attribute? { value.map { Attribute("action", $0.text) } }
    static func rel(_ value: String) -> Attribute { Attribute("rel", value) }
    static func type(_ value: String) -> Attribute { Attribute("type", value) }
    static func scope(_ value: String) -> Attribute { Attribute("scope", value) }
    static func tabindex(_ value: Int) -> Attribute { Attribute("tabindex", "\(value)") }
    static func start(_ value: Int) -> Attribute { Attribute("start", "\(value)") }
    static let hidden = Attribute("hidden")
    static let `open` = Attribute("open")
    static let `defer` = Attribute("defer")
}

// Of the head
extension Attribute {
    static func charset(_ value: String) -> Attribute { Attribute("charset", value) }
    static func content(_ value: String) -> Attribute { Attribute("content", value) }
}

// Of forms
extension Attribute {
    static func name(_ value: String) -> Attribute { Attribute("name", value) }
    static func value(_ value: String) -> Attribute { Attribute("value", value) }
    static func `for`(_ value: String) -> Attribute { Attribute("for", value) }
    static func method(_ value: String) -> Attribute { Attribute("method", value) }
    static func placeholder(_ value: String) -> Attribute { Attribute("placeholder", value) }
    static func autocomplete(_ value: String) -> Attribute { Attribute("autocomplete", value) }
    static func rows(_ value: Int) -> Attribute { Attribute("rows", "\(value)") }
    static func size(_ value: Int) -> Attribute { Attribute("size", "\(value)") }
    static func bound(_ name: Bound, _ value: String) -> Attribute { Attribute(name.rawValue, value) }
    static let autofocus = Attribute("autofocus")
    static let multiple = Attribute("multiple")
    static let required = Attribute("required")
    static let selected = Attribute("selected")

    /// Whether a browser underlines what is typed; people look up unusual words.
    static func spellcheck(_ isOn: Bool) -> Attribute { Attribute("spellcheck", isOn ? "true" : "false") }
    static func autocapitalize(_ value: String) -> Attribute { Attribute("autocapitalize", value) }

    /// What limits the value of a control.
    enum Bound: String { case min, max, step, minlength, maxlength, pattern }

}

// Of SVG
extension Attribute {
    static func viewBox(width: Double, height: Double) -> Attribute {
        Attribute("viewBox", "0 0 \(width.inPicture) \(height.inPicture)")
    }
    static func path(_ data: String) -> Attribute { Attribute("d", data) }
    static func points(_ points: [(x: Double, y: Double)]) -> Attribute {
        Attribute("points", points.map { "\($0.x.inPicture),\($0.y.inPicture)" }.joined(separator: " "))
    }
    static func measure(_ measure: Measure, _ value: Double) -> Attribute {
        Attribute(measure.rawValue, value.inPicture)
    }

    /// A place or a length in a picture.
    enum Measure: String { case x, y, x1, y1, x2, y2, cx, cy, r, rx, width, height, dy }

    /// Whether text begins, is centred or ends at its place.
    static func anchor(_ value: String) -> Attribute { Attribute("text-anchor", value) }
}

extension Double {
    /// With at most one decimal.
    fileprivate var inPicture: String {
        let tenths = (self * 10).rounded()
        return tenths.remainder(dividingBy: 10) == 0 ? "\(Int(tenths / 10))" : "\(tenths / 10)"
    }
}
