// The target consists of its header, but a target must have a source file.
