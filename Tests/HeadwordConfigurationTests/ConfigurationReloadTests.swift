import HeadwordConfiguration
import HeadwordCore
import Testing

@Suite struct ConfigurationReloadTests {
    @Test func whatTakesEffectAtOnceIsTakenAndTheRestIsTold() {
        var new = Configuration()
        new.lexicon = "/new"
        new.log.level = .debug
        new.log.format = .json
        new.limits.call.depth = 5
        new.listeners = [ListenerConfiguration()]
        let (effective, waiting) = Configuration().reloaded(from: new)
        #expect(effective.lexicon == "/new")
        #expect(effective.log.level == .debug)
        #expect(effective.log.format == Configuration().log.format)
        #expect(effective.limits == Configuration().limits)
        #expect(waiting == ["limits.depth", "log.format", "listener"])
    }

    @Test func theSameConfigurationChangesNothing() {
        let (effective, waiting) = Configuration().reloaded(from: Configuration())
        #expect(effective == Configuration())
        #expect(waiting.isEmpty)
    }

    @Test func whatIsNotSetAnyMoreHasItsDefaultAgain() {
        var old = Configuration()
        old.corpora = "/old"
        #expect(old.reloaded(from: Configuration()).effective.corpora == nil)
    }
}
