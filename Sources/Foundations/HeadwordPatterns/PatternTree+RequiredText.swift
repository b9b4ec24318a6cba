extension PatternTree {
    /// The longest text that everything that matches contains, as far as it is easily known.
    package var requiredText: String {
        var finder = RequiredText()
        finder.read(self)
        finder.endRun()
        return String(finder.longest)
    }
}

private struct RequiredText {
    private(set) var longest = String.UnicodeScalarView()
    private var run = String.UnicodeScalarView()

    mutating func endRun() {
        if run.count > longest.count { longest = run }
        run = .init()
    }

    mutating func read(_ tree: PatternTree) {
        switch tree {
        case .scalar(.range(let range)) where range.count == 1:
            if let scalar = Unicode.Scalar(range.lowerBound) { run.append(scalar) }
        case .sequence(let parts): for part in parts { read(part) }
        case .assertion: break
        case .repeated(let part, let least, _) where least > 0:
            endRun()
            read(part)
            endRun()
        case .scalar, .choice, .repeated: endRun()
        }
    }
}
