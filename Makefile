# The commands of the project. `make demo` and `make test` do all the set-up that they need.

.PHONY: demo test check build release format lint docs tables widths rules bench setup setup-test setup-release clean

# What the tool is built with, and what the tests need besides: other readers of our files, a browser, fonts.
BUILD_PACKAGES := libicu-dev libxml2-dev libmicrohttpd-dev
TEST_PACKAGES := libxml2-utils python3-jsonschema python3-pip graphviz chromium chromium-driver fonts-inter fonts-noto-cjk
# The archives of `make release`.
RELEASE_PACKAGES := liblzma-dev zlib1g-dev
# Other readers of the files that we write, for the tests; a JSON reader to measure against.
PYTHON_PACKAGES := translate-toolkit orjson autocorrect-py selenium fonttools
PYTHON := .build/python
# One of each family of permissions.
DRAWN := camera photoLibrary calendarFullAccess locationWhenInUse bluetooth notifications
SWIFT_FOLDERS := Package.swift Sources Plugins Locales Resources Tests Snippets Benchmarks

demo: build
	swift run --skip-build alertcopy generate --project Examples/Rokk --permission camera --situation denied

test: setup-test build $(PYTHON)
	swift test --disable-xctest
	PYTHONPATH=$(PYTHON) python3 Tests/ReviewPageTests

# Our own copy, by our own checks.
check: build
	swift run --skip-build alertcopy check Locales

# The Python packages, in a folder of their own; anew where the list may be another.
$(PYTHON): Makefile | setup-test
	rm -rf $(PYTHON) $(PYTHON).new
	python3 -m pip install --quiet --target $(PYTHON).new $(PYTHON_PACKAGES)
	mv $(PYTHON).new $(PYTHON)
	touch $(PYTHON)

build: setup
	swift build

# The tool with all in it but the C library, as .build/release/alertcopy. It starts in half the time: without libraries
# and position independence the loader has next to nothing to do. The linker takes a library from the folder that has its
# archive alone.
ARCHIVES := .build/archives
STATIC_LIBRARIES := libicui18n libicuuc libicudata libxml2 liblzma libz libstdc++
RELEASE_FLAGS := --static-swift-stdlib -Xswiftc -use-ld=lld -Xswiftc -Xclang-linker -Xswiftc -no-pie \
  -Xswiftc -Xclang-linker -Xswiftc -static-libgcc \
  -Xlinker -L$(ARCHIVES) -Xlinker -licudata -Xlinker -llzma -Xlinker -lz

release: setup setup-release
	mkdir -p $(ARCHIVES)
	for library in $(STATIC_LIBRARIES); do \
	  ln -sf "$$("$$(dirname "$$(command -v swift)")"/clang -print-file-name=$$library.a)" $(ARCHIVES)/ || exit 1; \
	done
	swift build -c release --product alertcopy $(RELEASE_FLAGS)

# Installs what is missing of the distribution's packages.
setup: PACKAGES := $(BUILD_PACKAGES)
setup-test: PACKAGES := $(TEST_PACKAGES)
setup-release: PACKAGES := $(RELEASE_PACKAGES)
setup setup-test setup-release:
	@missing=$$(for package in $(PACKAGES); do \
	  dpkg-query -W -f='$${Status}' $$package 2>/dev/null | grep -q 'install ok installed' || echo $$package; \
	done); \
	if [ -n "$$missing" ]; then \
	  if [ "$$(id -u)" = 0 ]; then run=; else run=sudo; fi; \
	  echo "Installing" $$missing; \
	  $$run apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive $$run apt-get install -qq --yes --no-install-recommends $$missing; \
	fi

format:
	swift format --in-place --parallel --recursive $(SWIFT_FOLDERS)

lint:
	swift format lint --strict --parallel --recursive $(SWIFT_FOLDERS)

# The library's documentation, as .build/docs/AlertCopy.doccarchive, where a warning is an error; and
# the graphs of docs/Flows.md, as .build/docs/flows/*.svg.
docs: setup-test build
	swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members
	rm -rf .build/docs && mkdir -p .build/docs/symbols
	cp "$$(swift build --show-bin-path)"/../symbolgraph/AlertCopy.symbols.json \
	  "$$(swift build --show-bin-path)"/../symbolgraph/AlertModel.symbols.json .build/docs/symbols
	"$$(dirname "$$(command -v swift)")"/docc convert Sources/AlertCopy/AlertCopy.docc \
	  --additional-symbol-graph-dir .build/docs/symbols --warnings-as-errors \
	  --fallback-display-name AlertCopy --fallback-bundle-identifier AlertCopy \
	  --output-path .build/docs/AlertCopy.doccarchive
	mkdir -p .build/docs/flows
	for permission in $(DRAWN); do \
	  swift run --skip-build alertcopy simulate --explore --permission $$permission --format dot \
	    | dot -Tsvg -o .build/docs/flows/$$permission.svg || exit 1; \
	done

# The Swift tables from Resources/*.json.
tables: setup
	swift run generate-tables Resources

# The advance widths, from the fonts.
widths: setup $(PYTHON)
	PYTHONPATH=$(PYTHON) python3 Resources/advance-widths.py Resources/advance-widths.json.new
	mv Resources/advance-widths.json.new Resources/advance-widths.json

# The page of the rules, from the checks themselves.
rules: build
	swift run --skip-build alertcopy rules --format markdown > docs/Rules.md.new
	mv docs/Rules.md.new docs/Rules.md

bench: setup setup-test $(PYTHON)
	Benchmarks/start-up
	Benchmarks/catalog
	Benchmarks/checks
	Benchmarks/labelled
	swift run --package-path Benchmarks -c release explore

clean:
	rm -rf .build Benchmarks/.build Benchmarks/Catalogs/.build
