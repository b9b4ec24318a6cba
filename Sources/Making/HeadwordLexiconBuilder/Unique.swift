/// Returns the elements without duplicates, in their order.
func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
    guard elements.count > 1 else { return elements }
    var seen: Set<Element> = []
    return elements.filter { seen.insert($0).inserted }
}
