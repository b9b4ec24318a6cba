package import HeadwordCommandLine

/// The commands of the providers in `Plugins/`.
///
/// A drop-in that has some has a folder of its name here. They call its methods by name and read the answers as programs
/// do, so that a drop-in needs to know nothing of the command line.
package enum DropInCommands {
    /// What drop-ins add to the command line, by the names of their folders; the build lists them.
    package static let all: [any ProviderCommands.Type] = generatedDropInCommands
}
