extension Configuration {
    /// Returns the configuration of a running service after its files have changed.
    ///
    /// - Returns: this configuration with the new values of all settings that take effect at once, and the keys of
    ///   changed settings that take effect at the next start.
    public func reloaded(from new: Configuration) -> (effective: Configuration, waiting: [String]) {
        var effective = self
        var waiting: [String] = []
        for table in SettingTable.all(upstreamNamespaces: Set(sources.keys).union(new.sources.keys)) {
            for setting in table.settings where setting.value(new)?.text != setting.value(self)?.text {
                if setting.isReloaded {
                    setting.copy(new, &effective)
                } else {
                    waiting.append(table.key(of: setting))
                }
            }
        }
        if listeners != new.listeners { waiting.append(SettingTable<ListenerConfiguration>.listener.name) }
        return (effective, waiting)
    }
}
