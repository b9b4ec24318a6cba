public import HeadwordCore

/// The drop-in providers in `Plugins/`.
public enum DropIns {
    /// The provider types, by the names of their folders; the build generates the list.
    public static let providers: [any EndpointProvider.Type] = generatedDropIns
}
