internal import HeadwordCorpus
public import HeadwordLayers
internal import HeadwordLexicon

/// The location of the data, whether or not the files exist.
public struct DataLocation: Hashable, Sendable {
    /// The lexicon file.
    public var lexicon: String
    /// The directory of the corpora.
    public let corpora: String
    /// The external providers: executables, and directories of executables, the more specific first;
    /// empty if none are to be started.
    public let providers: [String]
    /// The layers of words above the lexicon.
    public var layers: LayerPlaces
}

extension ConfigurationSearch {
    /// Returns the location of the data for a configuration found by this search.
    public func location(with configuration: Configuration) -> DataLocation {
        let lexicon = configuration.lexicon ?? "\(dataDirectory ?? ".")/\(Lexicon.currentName)"
        let providers = configuration.providers
        return DataLocation(
            lexicon: lexicon,
            corpora: configuration.corpora ?? CorpusLibrary.directory(besideLexiconAt: lexicon),
            providers: providers.isEnabled
                ? providers.paths ?? [providerDirectory, "/usr/lib/headword/providers"].compactMap(\.self) : [],
            layers: layers(with: configuration)
        )
    }

    /// Returns the directory for the files of fetched releases.
    package func releaseDirectory(with configuration: Configuration) -> String {
        configuration.rollout.directory ?? "\(dataDirectory ?? ".")/releases"
    }

    private func layers(with configuration: Configuration) -> LayerPlaces {
        LayerPlaces(
            system: systemDirectory,
            team: configuration.words.team,
            user: userDirectory,
            workingDirectory: workingDirectory,
            home: variable("HOME")
        )
    }

    /// The directory of the current user's lexicons; nil if the environment does not determine it.
    ///
    /// The XDG Base Directory Specification requires relative paths to be ignored.
    public var dataDirectory: String? {
        let home = variable("HOME").map { "\($0)/.local/share" }
        return [variable("XDG_DATA_HOME"), home].compactMap(\.self).first { $0.hasPrefix("/") }.map { "\($0)/headword" }
    }

    /// The directory of the current user's external providers; nil if the environment does not determine it.
    public var providerDirectory: String? { dataDirectory.map { "\($0)/providers" } }
}
