public import HeadwordCore

/// The providers that were dropped into `Plugins/`.
public enum DropIns {
    /// The provider types, by the names of their folders; the build lists them.
    public static let providers: [any EndpointProvider.Type] = generatedDropIns
}
