public import Logging

/// Writes each event as one line.
public struct LineLogHandler: LogHandler {
    /// Metadata added to every event.
    public var metadata: Logger.Metadata = [:]
    /// Provides metadata for every event, evaluated when the event is logged.
    public var metadataProvider: Logger.MetadataProvider?

    private let label: String
    private let output: LogOutput
    private var ownLevel: Logger.Level?

    /// Creates a handler.
    public init(label: String, output: LogOutput) {
        self.label = label
        self.output = output
    }

    /// The level below which events are not written: that of the output, unless one was set here.
    public var logLevel: Logger.Level {
        get { ownLevel ?? output.level }
        set { ownLevel = newValue }
    }

    /// A metadata value added to every event of this logger.
    public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    /// Writes an event.
    public func log(event: LogEvent) {
        var members = metadata
        if let metadataProvider { members.merge(metadataProvider.get()) { $1 } }
        if let own = event.metadata { members.merge(own) { $1 } }
        if let error = event.error { members["error"] = .string("\(error)") }
        output.write(LogLine(level: event.level, label: label, message: "\(event.message)", metadata: members))
    }
}
