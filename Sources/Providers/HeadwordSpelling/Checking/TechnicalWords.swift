/// Words of computing that the corpus of general texts does not count, and that dictionaries do not list or confuse with
/// others. Inflected forms follow from these.
enum TechnicalWords {
    static func contain(_ word: String) -> Bool {
        words.contains(word) || words.contains(word.lowercased())
    }

    private static let words = Set(
        """
        abi accessor ack admin adhoc affordance agnostic aka alloc allocator allowlist ansi api app applet appender arg
        argc args argv arity ascii async asynchronicity atomicity atime attr auth authenticator authn authz autocommit autocomplete
        autoconf autodetect autofill autogenerate automake autoload autoscale autoscaler autosave awk backend backfill backlink backlog
        backoff backport backquote backreference backslash backtick backtrace backtracker badge balancer bandwidth basename bash baseline
        benchmark bidi bigint binlog biome bitbucket bitfield bitmap bitmask bitrate bitset bitstream bitwise blob blocklist bool
        boolean bootloader bootstrap bootstrapper breadcrumb breakpoint broadcaster btree buf bugfix bugzilla buildbot bytecode
        bytestream bzip cacheable cacher callable callback callee caller callout camelcase canonicalize cardinality cargo cgi changelog
        changeset char charset chatbot checkbox checklist checkpoint checkout checksum checker chmod chown chroot chunk cipher
        ciphertext clang classpath cleanup cli clickable clipboard clobber closable cmake cmd codebase codec codegen codepoint codespell
        collation combinator commandline committer commit compat comparator compilable composability composable concat
        concatenate concurrency conf config configurability configurable configurator const constexpr contextual cookie copyleft
        coroutine coredump cors coverage cpp cpu crate credential cron crontab cronjob cross css csv ctime ctor ctrl ctx curl
        customizable cython daemon daemonize dashboard dataflow dataset datastore datatype datetime deadlock deb debian debounce debug
        debuggable debugger decl declarative decode decoder decompress decompressor decrement decrypt dedupe dedup
        deduplicate deduplication deepcopy deferrable defragment delegator deletable delimiter delta demultiplex denylist deps dequeue
        dereference deregister deserialize deserializer deserialization dest destructor destructuring detokenize dev devel
        dialog dict diff diffs dir dirname disassemble disassembler discoverability dispatcher distro django dll
        docker dockerfile docs docstring doctest dotfile dotenv dotted downcast downloader downsample downscale downstream downtime doxygen
        dpkg draggable dropdown dtor dump dylib ebook elasticsearch elem elif elisp ellipsize ematch embeddable emacs email emoji
        emulator encodable encodings encoder endian endianness endpoint enqueue entrypoint enum enumerator env ephemeral
        epilog eprintf epoch errno err esc eslint ethernet eval evaluator evict exabyte excerpt exe exec executable executor extensibility
        extensible extractor failover fallback fallthrough fastpath favicon fetcher ffmpeg fifo fileno filename filepath filesystem
        filetype finalizer fingerprint firewall firmware fixme fixpoint fixture flake flamegraph flatpak float flush fmt foldable
        folksonomy font footer foreach formatter fortran framebuffer framerate freelist freeware frontend fsck fstab fsync ftp
        func functor fuzz fuzzer fuzzing gateway gcc gdb geocode geolocation getenv getopt getter gettext gibibyte gid gif gigabyte git
        github gitignore gitlab glib glob globbing glyph gnome gnu golang goroutine gpg gpu graphql grep grpc gui gunzip
        gzip hacker handoff handshake hardcode hardcoded hardlink hashable hashtable haskell healthcheck heredoc heuristic
        hexadecimal hexdump highlighter homebrew homepage hostname hotfix hotkey hotplug hover href html htop http httpd https
        hwclock hypercall hyperlink hyperparameter hypervisor iconv ide idempotence idempotency idempotent identifier ifconfig
        ifdef iframe img imap immutability immutable impl inbox incrementor indexable indexer indices inf infeasible infix
        init initialise initialize initializer initiator inline inliner inode inotify instantiate instantiation instrumentation int
        interop interoperability interoperable interpolate interpolation interpolator intrinsics introspect invalidation invariant
        invocation ioctl iostream iptables ipv irc iso iterable iterator iteration jar java javac javadoc javascript jitter
        journald jpeg jpg json jsonl jupyter kanban kafka keepalive kernel keybinding keychain keygen keymap keypad keypress
        keyring keyset keyspace keystore keystroke keyval keyword kibibyte kilobyte kubectl kubernetes lambda latency latex
        ldap lemma lemmatize lemmatizer lexeme lexer libc libtool lifecycle lifecycles linearizable linebreak linefeed
        linter linting linux lisp listbox literal livelock locale localhost localtime localizable lockfile login logfile logger login
        logout loopback lookahead lookbehind lookup lossless lossy lua lvalue mach macro mailbox mailer mainframe mainline makefile malformed malloc
        malware manpage markdown marshal marshaller matcher mathjax matplotlib maven mebibyte megabyte megapixel memcached memcpy memoize
        memoization memset mergeable metaclass metadata metaprogramming metric microbenchmark microcode microservice
        middleware migrator millisecond microsecond nanosecond mime mingw minify minifier minimap misconfigure misconfiguration
        mitigation mixin mkdir mmap mock mockup modal modem modularity moderator monad monorepo mount mountable
        mountpoint msg multibyte multicast multicore multiline multimap multipart multiplex multiplexer multithread multithreaded
        mutability mutable mutator mutex mypy mysql namespace nan natively navbar netmask netcat netlink
        nginx nightly nix nodejs nonblocking noop nonce nonterminal nonzero normalizer npm nul null nullable
        nullability num numpy oauth obj octal octet offline offload offset onboarding online opcode opengl openssh openssl
        operand opt optimizer optional orchestrator ordinal org orthogonal outlier overcommit overflow overload overridable override overwrite
        packager padding pagination paginate pango param params parameterize parametrize pareto parallelism parallelize parsable
        parse parser parseable passphrase passthrough passwd pastebin patchset patchlevel pathname pebibyte pcap
        pdf peephole pem perf perl perf permalink permission petabyte phablet php pid pinentry pinning pip pipelined pixel pkg
        placeholder plaintext playback plugin png pointer poll pollable polyfill polymorphic polymorphism popup
        portability portably positional posix postcondition postfix postgres postgresql postprocess postscript precedence precision
        precompile precondition precomputed predicate preempt preemptive prefetch prefetcher prefixed preload preprocessor preprocess
        prepend prerelease prerequisite prescan prettifier primitive printf printable proc profiler programmatic programmatically
        prolog prometheus promisc prompt proto protobuf prototyping provisioner proxied proxy pseudocode psql pty pubkey
        pubsub pushdown pwd pypi pytest python qemu qubit queryable queue quicksort quiesce quickfix qux raid rasterize rasterizer
        rebase rebinding reboot rebuild recompile recomputation recompute reconfigure reconnection recursion recursive recursively
        redeploy redeclare redefine redirect redirection redis redo redraw reentrant reentrancy refactor refactoring refcount reference
        referrer reflog reflow reformat regex regexp regressor reimplement reindex reinitialize reinstall relink reload
        remap remount renderer renderable reparent replay repl repo reposition reproducibility reproducible requeue rerender
        rerun resample resampling rescan resend reset resizable resize resizer resolver resource respawn responder restart
        resubmit resync retarget rethrow retransmit retransmission retryable retry reuse reusability reusable
        revert rewind rewrite rfc rgb rhs ringbuffer roadmap rollback rollout rootfs roundtrip router rpc rpm
        rsync rtf ruby runlevel runnable runtime runtimes rust rustc rvalue salting samba sandbox sandboxing scalability scalable scalar
        scaler scanf scheduler schema schemas scm scipy scons scope scraper screencast screenshot scrollbar scrollable scrollback sdk
        searchable sed segfault selectable selector semver semantics semaphore semicolon sendmail sequencer serde serializer serializable
        serialize serialization serverless servlet setter setuid setup sexp shader shard sharding shareable shebang shim
        shellcheck shortcut showcase shutdown sidebar sidecar sigint signup singleton sitemap slowdown slug smtp snapshot snippet socket
        sockaddr sortable sourceforge spam spec specifier spellcheck spellchecker spinlock spinner splitter spooler sprintf spreadsheet sql
        sqlite src ssh ssl stacktrace stackoverflow stat stateful stateless statically stderr stdin stdio stdlib stdout stemmer
        stopword storable str strace strcmp strlen struct stub stylesheet subclass subcommand subdirectory subdomain subexpression
        subfolder subgraph subkey sublist submenu submodule subnet subnetwork subpackage subpath subprocess subrange subroutine subsampling subset
        substring subsystem subtask subtree subtype subtitle sudo suffix sudoers superclass superset superuser svg svn swap
        swappable symlink synchronous syntactic syntactically sync synchronizer sys syscall sysctl syslog sysadmin systemd tablespace
        tabstop tagger tarball tcp tcl tcpdump tebibyte teardown telemetry telnet templating tempfile terabyte terminator
        tex textbox textarea testbed testcase tex thaw thread threaded threading threadsafe threshold throttle throttler throughput thumbnail
        timeline timeout timestamp timezone tls tmp tmpfs tmux todo toggle tokenize tokenization tokenizer toml toolbar toolbox toolchain toolkit
        toolset tooltip toplevel toposort touchpad touchscreen traceback traceroute tracepoint tradeoff transcode transcoder transpile
        transpiler traversal traverse treemap trie trigram truetype truthy ttl tty tunable tuple turtle txt typealias typecheck typechecker
        typedef typeface typesafe typeset typo udp udev uid ubuntu umask unbuffered unallocated uncached unchecked uncomment
        uncompress uncompressed undefine undef undecidable underflow underrun undo unescape unescaped unhandled
        unicast unicode unindent uninitialised uninitialized uninstall uninstaller unix unlink unmap unmarshal
        unmount unpack unpatched unpin unprivileged unquote unquoted unreachable unreferenced unregister unresolved unroll unset
        unsigned unsubscribe untagged untar untrusted untyped unversioned unzip upcast updater upgrader uploader upsert upsample
        upstream uptime uri uris urls url usability usb userland username userspace usr utc utf util utils utility uuid
        vacuum valgrind validator var vararg variadic vec vectorize vendored verbosely verifier versioned versioning vhost viewport vim
        virtualenv virtualize virtualization vlan vm vpn vscode vulkan wayland webapp webcam webhook webkit webmaster webpage webserver
        website websocket wget whitelist blacklist whitespace wifi wiki wikipedia wildcard windowing wireframe wireshark wizard workaround workflow
        workgroup workload workspace workstation wrapper writable writeback writer xattr xfs xml xor xpath xterm yaml
        builtin newline venv systemctl dbus lexer pragma expr subdir gtk gnutls sizeof len kwargs kwarg isinstance repr iter ptr pthread
        vimrc crypto asyncio atomics coreutils procps debhelper debconf groff troff nroff qmail postinst prerm postrm preinst soname
        uniq uname realtime smartcard setenv sshd telnetd seccomp rsyslog sasl stardict ttf travis vimdiff wishlist modeline
        keysym keyfile fontconfig autoreconf automake dict llvm tcsh verilog foo bar baz foobar bulleted destdir dist distro egg ext
        fixup hashlib ident pixmap pos popcon recurse requestor ref setattr getattr sexpr subtrie termcap tok unref userid upcase
        downcase writeable xquery xslt docutils sphinx linewise netloc orig pkg pkgs req ver lang libvirt ceph netplan polkit nspawn
        grafana haproxy buildah glibc gzipped hunspell aspell ispell myspell enchant wordlist wordnet ngram bigram unigram lookaside
        iff internals globals parens goto nullptr hashmap deque chrono wchar ctype noexcept substr chdir rmdir dup misc eol maint cruft
        typofix docfix leakfix stringify deallocate preallocate memmove memcmp ostream istream sanitizer vtable fn asm intra perma
        significand demangle demangler mangler sysroot rustdoc rustup rustfmt deref newtype mut dyn musl refspec pathspec refname
        gitweb gitk rerere difftool mergetool shortlog gitattributes mailmap linesep ndarray unpickle pickle ufunc strided
        deleter allocator inserter hasher multiway codecvt congruential preimage subst tagname scriptlet prereq hashref bareword
        typemap tempdir basedir homedir workdir addr mul diag endif ord chr concat incr decr idx len max min
        yacc yml zeroed zip zlib zombie zoom zpool zsh zstd
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )
}
