internal import Glibc

/// The directories of the user of this process (XDG Base Directory Specification); nil if the environment names none.
enum UserDirectory {
    /// That of settings.
    static var settings: String? { absolute("XDG_CONFIG_HOME") ?? absolute("HOME").map { "\($0)/.config" } }

    /// That of files that can be made again.
    static var caches: String? { absolute("XDG_CACHE_HOME") ?? absolute("HOME").map { "\($0)/.cache" } }

    /// Returns the path in a variable; relative ones are to be ignored.
    private static func absolute(_ variable: String) -> String? {
        getenv(variable).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
}
