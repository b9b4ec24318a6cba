internal import ArgumentParser
internal import HeadwordCommandLine
internal import HeadwordConfiguration
internal import HeadwordModel
internal import HeadwordService
internal import HeadwordWords

/// The options of commands that list or change the words of layers.
struct LayerAnswerOptions: LookupOptions {
    @Flag(name: .json, help: "Print the JSON-RPC result.")
    var json = false

    @OptionGroup
    private var lexicon: LexiconOptions

    /// False: these words are the user's own.
    var safe: Bool { false }

    var search: ConfigurationSearch { lexicon.search }
}

/// `--layer` of commands that change a layer.
struct ChangedLayerOption: ParsableArguments {
    @Option(
        help: ArgumentHelp("The layer: project or user.", valueName: "layer"),
        completion: .list(["project", "user"])
    )
    var layer = ChangedLayer.user.label

    func validate() throws {
        guard ChangedLayer(label: layer) == .session else { return }
        throw ValidationError("The words of a session are gone with its connection; --layer takes project or user.")
    }

    func add(to arguments: inout MethodArguments) {
        arguments.set("layer", to: layer, from: "--layer")
    }
}
