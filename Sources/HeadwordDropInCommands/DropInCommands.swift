package import HeadwordCommandLine

/// The commands of the providers in `Plugins/`.
///
/// A drop-in with commands has a folder of its name here. The commands call its methods by name and read the JSON of
/// the answers, so that a drop-in need not know about the command line.
package enum DropInCommands {
    /// The commands that drop-ins add, by the names of their folders; the build generates the list.
    package static let all: [any ProviderCommands.Type] = generatedDropInCommands
}
