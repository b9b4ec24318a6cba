import CLibFuzzer
import Dispatch
import Glibc
import HeadwordFuzzing

/// The target named by `HEADWORD_FUZZ`.
private let target = getenv("HEADWORD_FUZZ").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

@main
private enum Fuzz {
    static func main() {
        // The first input builds fixtures, which takes longer than an input may.
        feed([])
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        let status = LLVMFuzzerRunDriver(&count, &arguments) { start, count in
            feed(Array(UnsafeBufferPointer(start: start, count: count)))
            return 0
        }
        exit(status)
    }
}

/// Feeds the target, and ends the process if a property does not hold.
private func feed(_ bytes: [UInt8]) {
    guard let target else { fatalError("HEADWORD_FUZZ must name a target") }
    let end = DispatchSemaphore(value: 0)
    Task.immediate {
        do {
            try await target.run(bytes)
        } catch {
            fatalError("\(error)")
        }
        end.signal()
    }
    end.wait()
}
