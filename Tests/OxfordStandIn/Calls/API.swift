internal import HeadwordJSON

/// Routes calls to the version that their path names.
struct API: Sendable {
    private let first = Version1()
    private let second: Version2

    init(numbersAsStrings: Bool) {
        second = Version2(numbersAsStrings: numbersAsStrings)
    }

    func reply(to call: Call) -> Reply {
        switch call.path.prefix(2) {
        case ["api", "v1"]: return reply(to: call, in: .v1, of: first.reply)
        case ["api", "v2"]:
            var reply = reply(to: call, in: .v2, of: second.reply)
            reply.headers += [("Api-Version", "v2"), ("Code-Version", "v2.stand-in")]
            return reply
        default: return Refusal.noRoute.reply(in: .v1)
        }
    }

    private func reply(
        to call: Call,
        in version: APIVersion,
        of answer: (Call) throws(Refusal) -> Reply
    ) -> Reply {
        var call = call
        call.path.removeFirst(2)
        do throws(Refusal) {
            return try answer(call)
        } catch {
            return error.reply(in: version)
        }
    }
}

extension Refusal {
    static let wrongMethod = Refusal(status: 405, message: Reason.sentence(for: 405))
}
