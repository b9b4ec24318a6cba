internal import HeadwordModel

/// Labels as bit sets, so that some thousand combinations can be compared with a filter in microseconds.
struct LabelBits: Sendable {
    private var lexicalCategories: UInt64 = 0
    private var domains: SIMD4<UInt64> = .zero
    private var registers: UInt64 = 0
    private var regions: UInt64 = 0

    init(_ labels: SenseLabels) {
        self.init(
            SenseFilter(
                lexicalCategories: [labels.lexicalCategory],
                domains: labels.domains,
                registers: labels.registers,
                regions: labels.regions
            )
        )
    }

    init(_ filter: SenseFilter) {
        for category in filter.lexicalCategories { lexicalCategories |= 1 << UInt64(category.rawValue) }
        for domain in filter.domains { domains[Int(domain.rawValue >> 6)] |= 1 << UInt64(domain.rawValue & 63) }
        for register in filter.registers { registers |= 1 << UInt64(register.rawValue) }
        for region in filter.regions { regions |= 1 << UInt64(region.rawValue) }
    }

    /// Whether there is at least one of the filter's labels of every kind for which it has any.
    func passes(_ filter: LabelBits) -> Bool {
        (filter.lexicalCategories == 0 || lexicalCategories & filter.lexicalCategories != 0)
            && (filter.domains == .zero || domains & filter.domains != .zero)
            && (filter.registers == 0 || registers & filter.registers != 0)
            && (filter.regions == 0 || regions & filter.regions != 0)
    }

    /// Whether there is any of the filter's labels.
    func touches(_ filter: LabelBits) -> Bool {
        lexicalCategories & filter.lexicalCategories != 0 || domains & filter.domains != .zero
            || registers & filter.registers != 0 || regions & filter.regions != 0
    }
}
