#!/bin/sh
# Makes a library of PHP from Debian's sources, in the working folder:
#   sh from-sources.sh protobuf   protobuf.so, the C extension of Protocol Buffers
#   sh from-sources.sh avro       avro/, Apache Avro for PHP
# Changes nothing outside of that folder. wirecost setup php starts it in a folder that is thrown away afterwards.
set -eu
export LC_ALL=C

here=$PWD
apt=$here/apt
source=$here/source

fail() {
  echo "from-sources.sh: $1" >&2
  exit 1
}

# Asks for sources wherever this machine has its packages from, by a list and a state of our own.
list_sources() {
  eval "$(apt-config shell list Dir::Etc::sourcelist/f parts Dir::Etc::sourceparts/d)"
  mkdir -p "$apt/parts" "$apt/lists/partial" "$apt/cache/archives/partial"
  for file in "$list" "${parts%/}"/*.list "${parts%/}"/*.sources; do
    [ -f "$file" ] || continue
    sed -E -e '/^deb-src[[:space:]]/d' -e 's/^deb[[:space:]]/deb-src /' -e 's/^Types:.*/Types: deb-src/' \
      "$file" >"$apt/parts/${file##*/}"
  done
}

our_apt() {
  apt-get -q -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$apt/parts" -o Dir::State::lists="$apt/lists" \
    -o Dir::Cache="$apt/cache" -o APT::Sandbox::User="$(id -un)" "$@"
}

# Unpacks the original archive of a source package; apt has checked it. Says its name.
fetch() {
  list_sources
  our_apt update || true # a list that other packages come from may fail
  our_apt source --tar-only "$1" || fail "apt has no sources of $1"
  archive=$(find . -maxdepth 1 -name "$1_*.orig.tar.*" | head -n 1)
  [ -n "$archive" ] || fail "apt has brought no archive of $1"
  mkdir "$source"
  tar -xf "$archive" -C "$source" --strip-components=1
}

protobuf() {
  fetch protobuf
  cd "$source/php/ext/google/protobuf"
  mkdir third_party
  cp -R "$source/third_party/utf8_range" third_party/
  phpize || fail "phpize has failed"
  ./configure --quiet || fail "the extension cannot be configured"
  make -s -j "$(nproc)" || fail "the extension cannot be compiled"
  cp modules/protobuf.so "$here/"
  php -d extension="$here/protobuf.so" -r 'exit(extension_loaded("protobuf") ? 0 : 1);' ||
    fail "the extension does not load"
}

avro() {
  fetch avro-java
  version=${archive#*_}
  cp -R "$source/lang/php/lib" avro
  cp "$source/lang/php/LICENSE" "$source/lang/php/NOTICE" avro/
  echo "${version%.orig.tar.*}" >avro/VERSION.txt
}

case ${1:-} in
  protobuf) protobuf ;;
  avro) avro ;;
  *) fail "expected protobuf or avro" ;;
esac
