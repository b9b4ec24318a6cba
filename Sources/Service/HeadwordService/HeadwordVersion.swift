/// The version of Headword (semver.org).
public let headwordVersion = "0.1.0"
