/// The injected faults, and the number of requests that each still affects.
struct FaultPlan {
    private var faults: [(fault: Fault, times: Int, requestsBefore: Int)] = []

    mutating func add(_ fault: Fault, times: Int, after requestsBefore: Int = 0) {
        guard times > 0 else { return }
        faults.append((fault, times, max(0, requestsBefore)))
    }

    /// Returns the faults for the next request.
    mutating func next() -> [Fault] {
        let next = faults.filter { $0.requestsBefore == 0 }.map(\.fault)
        for index in faults.indices {
            if faults[index].requestsBefore > 0 {
                faults[index].requestsBefore -= 1
            } else if faults[index].times < .max {
                faults[index].times -= 1
            }
        }
        faults.removeAll { $0.times == 0 }
        return next
    }
}
