/// A fair queue of jobs: clients take turns, and the jobs of each run in the order in which they came.
struct WorkQueue<Job: Sendable>: Sendable {
    private struct Client: Sendable {
        var waiting: [(number: Int, job: Job)] = []
        var running = 0
    }

    /// The maximum number of running jobs.
    private let places: Int
    /// The maximum number of running jobs of one client.
    private let share: Int
    private var clients: [Int: Client] = [:]
    /// The clients with waiting jobs, in the order of their turns.
    private var turns: [Int] = []
    private var nextNumber = 0
    /// The number of running jobs.
    private(set) var running = 0
    /// The number of waiting jobs.
    private(set) var waiting = 0

    init(places: Int, share: Int) {
        self.places = places
        self.share = share
    }

    /// - Returns: the number of the job.
    mutating func add(_ job: Job, of client: Int) -> Int {
        nextNumber += 1
        waiting += 1
        clients[client, default: Client()].waiting.append((nextNumber, job))
        if clients[client]?.waiting.count == 1 { turns.append(client) }
        return nextNumber
    }

    /// Takes the next job to run; nil if none may run.
    ///
    /// A client gets another place only while it has fewer running jobs than there are free places, so that the next
    /// client finds one.
    mutating func next() -> (job: Job, client: Int)? {
        let most = min(share, places - running)
        guard let turn = turns.firstIndex(where: { clients[$0, default: Client()].running < most }) else { return nil }
        let client = turns.remove(at: turn)
        guard let job = clients[client]?.waiting.removeFirst().job else { return nil }
        clients[client]?.running += 1
        running += 1
        waiting -= 1
        if clients[client]?.waiting.isEmpty == false { turns.append(client) }
        return (job, client)
    }

    /// Records that a job of a client has ended.
    mutating func end(of client: Int) {
        running -= 1
        clients[client]?.running -= 1
        forget(client)
    }

    /// Removes a job that has not started.
    ///
    /// - Returns: whether it was waiting.
    mutating func remove(_ number: Int, of client: Int) -> Bool {
        guard let index = clients[client]?.waiting.firstIndex(where: { $0.number == number }) else { return false }
        clients[client]?.waiting.remove(at: index)
        waiting -= 1
        if clients[client]?.waiting.isEmpty == true { turns.removeAll { $0 == client } }
        forget(client)
        return true
    }

    private mutating func forget(_ client: Int) {
        if let known = clients[client], known.waiting.isEmpty, known.running == 0 { clients[client] = nil }
    }
}
