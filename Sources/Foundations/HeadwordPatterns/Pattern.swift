/// A regular expression (ECMA-262, flag `u`), without the features that need backtracking: back references and
/// look-around.
///
/// All ways to match are followed in parallel (Thompson 1968), so the time is at most proportional to the length of the
/// text times that of the pattern, even for patterns from untrusted clients.
package struct Pattern: Sendable {
    /// The pattern as it was written.
    package let source: String

    /// One step of a match.
    enum Instruction: Sendable {
        /// Matches one code point and continues with the next instruction.
        case scalar(ScalarClass)
        /// Continues with both instructions.
        case either(Int, Int)
        case jump(Int)
        /// Continues only if the assertion holds.
        case assertion(PatternTree.Assertion)
        case match
    }

    private let program: [Instruction]

    /// Reads a pattern.
    package init(_ source: String) throws(PatternFailure) {
        self.source = source
        program = try PatternProgram.instructions(for: try PatternParser.tree(of: source))
    }

    /// Whether some part of the text matches; false if the steps are used up.
    package func matches(_ text: String, steps: inout Int) -> Bool {
        var scalars = text.unicodeScalars.makeIterator()
        var here = Boundary(before: nil, after: scalars.next())
        var threads = PatternThreads(count: program.count)
        var next = PatternThreads(count: program.count)
        while true {
            if threads.add(0, program, at: here) { return true }
            guard let scalar = here.after else { return false }
            steps -= 1 + threads.visits / 8
            guard steps >= 0, !threads.active.isEmpty || !isAnchored else { return false }
            let there = Boundary(before: scalar, after: scalars.next())
            for state in threads.active {
                guard case .scalar(let scalars) = program[state], scalars.contains(scalar) else { continue }
                if next.add(state + 1, program, at: there) { return true }
            }
            swap(&threads, &next)
            next.removeAll()
            here = there
        }
    }

    /// Whether a match can begin only at the start of the text.
    private var isAnchored: Bool {
        if case .assertion(.start) = program[0] { true } else { false }
    }

    /// A place between two code points.
    struct Boundary {
        var before: Unicode.Scalar?
        var after: Unicode.Scalar?

        func fulfils(_ assertion: PatternTree.Assertion) -> Bool {
            switch assertion {
            case .start: before == nil
            case .end: after == nil
            case .wordEdge: isWordEdge
            case .noWordEdge: !isWordEdge
            case .wordStart: isWordEdge && (after.map(ScalarClass.word.contains) ?? false)
            case .wordEnd: isWordEdge && (before.map(ScalarClass.word.contains) ?? false)
            }
        }

        private var isWordEdge: Bool {
            (before.map(ScalarClass.word.contains) ?? false) != (after.map(ScalarClass.word.contains) ?? false)
        }
    }
}

/// The instructions that a match has reached.
private struct PatternThreads {
    /// The instructions that wait for a code point.
    private(set) var active: [Int] = []
    /// The number of instructions that were visited to find them.
    private(set) var visits = 0
    private var isSeen: [Bool]
    private var seen: [Int] = []
    private var waiting: [Int] = []

    init(count: Int) { isSeen = Array(repeating: false, count: count) }

    /// Follows all instructions that consume no code point; returns true if this reaches the end of a match.
    mutating func add(_ start: Int, _ program: [Pattern.Instruction], at place: Pattern.Boundary) -> Bool {
        waiting.append(start)
        while let state = waiting.popLast() {
            guard !isSeen[state] else { continue }
            isSeen[state] = true
            seen.append(state)
            visits += 1
            switch program[state] {
            case .match: return true
            case .scalar: active.append(state)
            case .jump(let target): waiting.append(target)
            case .either(let first, let second): waiting += [second, first]
            case .assertion(let assertion): if place.fulfils(assertion) { waiting.append(state + 1) }
            }
        }
        return false
    }

    mutating func removeAll() {
        for state in seen { isSeen[state] = false }
        seen.removeAll(keepingCapacity: true)
        active.removeAll(keepingCapacity: true)
        visits = 0
    }
}
