/// The faults that were injected, and for how many requests more.
struct FaultPlan {
    private var faults: [(fault: Fault, times: Int)] = []

    mutating func add(_ fault: Fault, times: Int) {
        guard times > 0 else { return }
        faults.append((fault, times))
    }

    /// The faults of the next request.
    mutating func next() -> [Fault] {
        let next = faults.map(\.fault)
        for index in faults.indices where faults[index].times < .max { faults[index].times -= 1 }
        faults.removeAll { $0.times == 0 }
        return next
    }
}
