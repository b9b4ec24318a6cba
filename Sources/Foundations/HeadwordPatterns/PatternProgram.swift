/// Compiles a syntax tree into instructions.
struct PatternProgram {
    /// The maximum number of instructions of a pattern, to which each part of its tree adds one.
    static let limit = 4_000

    private var instructions: [Pattern.Instruction] = []
    private var work = 0

    static func instructions(for tree: PatternTree) throws(PatternFailure) -> [Pattern.Instruction] {
        var program = PatternProgram()
        try program.appendAll(of: tree)
        try program.append(.match)
        return program.instructions
    }

    private mutating func append(_ instruction: Pattern.Instruction) throws(PatternFailure) {
        instructions.append(instruction)
        try work(1)
    }

    private mutating func work(_ amount: Int) throws(PatternFailure) {
        work += amount
        guard work <= Self.limit else { throw PatternFailure("the pattern is too long, or repeats too much") }
    }

    private mutating func appendAll(of tree: PatternTree) throws(PatternFailure) {
        switch tree {
        case .scalar(let scalars): try append(.scalar(scalars))
        case .assertion(let assertion): try append(.assertion(assertion))
        case .sequence(let parts): for part in parts { try appendAll(of: part) }
        case .choice(let choices): try append(choices: choices[...])
        case .repeated(let part, let least, let most): try append(part, least: least, most: most)
        }
        // Even an empty part costs something when it is repeated.
        try work(1)
    }

    private mutating func append(choices: ArraySlice<PatternTree>) throws(PatternFailure) {
        var jumps: [Int] = []
        for choice in choices.dropLast() {
            let fork = instructions.count
            try append(.jump(0))
            try appendAll(of: choice)
            jumps.append(instructions.count)
            try append(.jump(0))
            instructions[fork] = .either(fork + 1, instructions.count)
        }
        if let last = choices.last { try appendAll(of: last) }
        for jump in jumps { instructions[jump] = .jump(instructions.count) }
    }

    private mutating func append(_ part: PatternTree, least: Int, most: Int?) throws(PatternFailure) {
        for _ in 0..<least { try appendAll(of: part) }
        let start = instructions.count
        guard let most else {
            try append(.jump(0))
            try appendAll(of: part)
            try append(.jump(start))
            instructions[start] = .either(start + 1, instructions.count)
            return
        }
        var forks: [Int] = []
        for _ in least..<most {
            forks.append(instructions.count)
            try append(.jump(0))
            try appendAll(of: part)
        }
        for fork in forks { instructions[fork] = .either(fork + 1, instructions.count) }
    }
}
