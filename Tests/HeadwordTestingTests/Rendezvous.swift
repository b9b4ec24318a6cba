/// A place where calls wait until a given number of them have arrived.
actor Rendezvous {
    private let count: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(of count: Int) {
        self.count = count
    }

    func arrive() async {
        await withCheckedContinuation { continuation in
            waiting.append(continuation)
            guard waiting.count >= count else { return }
            for guest in waiting { guest.resume() }
            waiting = []
        }
    }
}
