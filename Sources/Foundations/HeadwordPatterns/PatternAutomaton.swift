/// Matches a pattern with many short texts by a deterministic automaton, which is made while it runs: each character
/// leads from one state to the next through a table, and only a step that was not taken before is computed from the
/// instructions of the pattern. So the time is proportional to the length of the texts, and cannot explode.
package struct PatternAutomaton {
    private let program: [Pattern.Instruction]
    private let alphabet: PatternAlphabet
    /// The states, by what they were made of.
    private var numbers: [State: Int32] = [:]
    private var states: [State] = []
    /// For each state, the next one for each class of characters, and for the end of the text.
    private var table: [Int32] = []

    /// The instructions that are reached before the next character, and what was before.
    private struct State: Hashable {
        var instructions: [Int32]
        var before: PatternAlphabet.Kind
    }

    /// The next state, where there is none.
    private enum Next {
        static let unknown: Int32 = -1
        static let match: Int32 = -2
        static let noMatch: Int32 = -3
    }

    /// The size of the table at which it is made anew, a few megabytes.
    private static let largestTable = 1_000_000
    /// The number of steps that take as long as to visit an instruction while a state is made.
    private static let stepsPerVisit = 40

    /// Compiles a pattern.
    package init(_ tree: PatternTree) throws(PatternFailure) {
        program = try PatternProgram.instructions(for: tree)
        alphabet = PatternAlphabet(program)
        clear()
    }

    private mutating func clear() {
        numbers.removeAll(keepingCapacity: true)
        states.removeAll(keepingCapacity: true)
        table.removeAll(keepingCapacity: true)
        _ = number(of: State(instructions: [], before: .edge))
    }

    /// Whether some part of a text in UTF-8 matches; nil if the steps are used up. A character takes one step; making a
    /// state takes more.
    package mutating func matches(_ text: UnsafeRawBufferPointer, steps: inout Int) -> Bool? {
        steps -= text.count + 1
        var state: Int32 = 0
        var position = 0
        while position < text.count {
            let symbol = alphabet.symbol(in: text, at: &position)
            var next = table[Int(state) * alphabet.width + symbol]
            if next == Next.unknown { next = makeNext(of: state, symbol, &steps) }
            if next < 0 { return next == Next.match }
            if steps < 0 { return nil }
            state = next
        }
        var last = table[Int(state) * alphabet.width + alphabet.end]
        if last == Next.unknown { last = makeNext(of: state, alphabet.end, &steps) }
        return steps < 0 ? nil : last == Next.match
    }

    /// Computes a step and notes it in the table.
    private mutating func makeNext(of state: Int32, _ symbol: Int, _ steps: inout Int) -> Int32 {
        let from = states[Int(state)]
        var state = state
        if table.count > Self.largestTable {
            clear()
            state = number(of: from)
        }
        let next = computeNext(of: from, symbol, &steps)
        table[Int(state) * alphabet.width + symbol] = next
        return next
    }

    private mutating func computeNext(of state: State, _ symbol: Int, _ steps: inout Int) -> Int32 {
        let after = alphabet.kind(of: symbol)
        guard let reached = closure(of: state, before: after, &steps) else { return Next.match }
        guard symbol != alphabet.end else { return Next.noMatch }
        let scalar = alphabet.example(of: symbol)
        let next = reached.filter { place in
            guard case .scalar(let scalars) = program[Int(place)] else { return false }
            return scalars.contains(value: scalar)
        }
        return number(of: State(instructions: next.map { $0 + 1 }.sorted(), before: after))
    }

    /// Returns the instructions that wait for a character, given what it is; nil if the end of a match is reached.
    private func closure(of state: State, before after: PatternAlphabet.Kind, _ steps: inout Int) -> [Int32]? {
        steps -= Self.stepsPerVisit + program.count / 8
        var isSeen = [Bool](repeating: false, count: program.count)
        var active: [Int32] = []
        // A match can begin anywhere.
        var waiting = state.instructions + [0]
        while let place = waiting.popLast() {
            guard !isSeen[Int(place)] else { continue }
            isSeen[Int(place)] = true
            steps -= Self.stepsPerVisit
            switch program[Int(place)] {
            case .match: return nil
            case .scalar: active.append(place)
            case .jump(let target): waiting.append(Int32(target))
            case .either(let first, let second): waiting += [Int32(first), Int32(second)]
            case .assertion(let assertion):
                if state.before.fulfils(assertion, before: after) { waiting.append(place + 1) }
            }
        }
        return active
    }

    /// Returns the number of a state, which is added if it is new.
    private mutating func number(of state: State) -> Int32 {
        if let number = numbers[state] { return number }
        let number = Int32(states.count)
        numbers[state] = number
        states.append(state)
        table.append(contentsOf: repeatElement(Next.unknown, count: alphabet.width))
        return number
    }
}
