import Dispatch
import Glibc
import HeadwordFuzzing

/// The target named by `HEADWORD_FUZZ`.
private let target = getenv("HEADWORD_FUZZ").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

/// Called by libFuzzer first. Feeds one input, since the first input builds fixtures, which takes longer than an input
/// may.
@c(LLVMFuzzerInitialize)
public func initialize(_ count: UnsafeMutableRawPointer, _ arguments: UnsafeMutableRawPointer) -> CInt {
    feed([])
    return 0
}

/// Called by libFuzzer with each input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    feed(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
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
