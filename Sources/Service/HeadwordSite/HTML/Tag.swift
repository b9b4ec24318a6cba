/// The names of the elements that pages consist of.
enum Tag: String, Sendable {
    case a, article, b, body, button, caption, cite, code, datalist, dd, details, div, dl, dt, em, fieldset, footer,
        form, h1, h2, h3, h4, head, header, html, input, label, legend, li, link, main, meta, nav, noscript, ol, option,
        p, pre,
        q,
        script, section, select, small, span, strong, summary, table, tbody, td, textarea, th, thead, time, title, tr,
        ul
    // SVG
    case circle, g, line, path, polyline, rect, svg, text

    /// Whether the element has neither contents nor an end.
    var isVoid: Bool {
        switch self {
        case .input, .link, .meta: true
        default: false
        }
    }
}
