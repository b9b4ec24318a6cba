package import HeadwordConfiguration
internal import HeadwordLayers
package import HeadwordReleases

extension DataLocation {
    /// Returns the location with the lexicon and the layers of a release, if there is one.
    package func answering(from release: ReleaseShelf.Fetched?) -> DataLocation {
        guard let release else { return self }
        var location = self
        location.lexicon = release.lexicon
        location.layers = layers.adding(team: release.layers)
        return location
    }
}
