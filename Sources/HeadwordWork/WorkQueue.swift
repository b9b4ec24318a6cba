/// Which job comes next, fairly: clients take turns, and each has its jobs done in the order in which they came.
struct WorkQueue<Job: Sendable>: Sendable {
    private struct Client: Sendable {
        var waiting: [(number: Int, job: Job)] = []
        var running = 0
    }

    /// How many jobs are done at a time.
    private let places: Int
    /// How many of them may be of one client.
    private let share: Int
    private var clients: [Int: Client] = [:]
    /// The clients that have jobs waiting, in the order of their turns.
    private var turns: [Int] = []
    private var nextNumber = 0
    /// How many jobs are being done.
    private(set) var running = 0
    /// How many jobs wait.
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

    /// Takes the job that is to be done now; nil if none is.
    ///
    /// A client may have as many jobs done at a time as places are free then: whoever comes next finds one.
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

    /// A job of a client is done.
    mutating func end(of client: Int) {
        running -= 1
        clients[client]?.running -= 1
        forget(client)
    }

    /// Takes a job out that is not begun.
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
