# What the programs of all runtimes have in common. The script that reads this has set $bench to its folder.

refuse() {
  printf '%s: %s\n' "$0" "$1" >&2
  exit 2
}

need_build_and_node() {
  [ -f "$bench/target/class-path" ] || refuse 'not built yet; run: mvn package -Dmaven.test.skip=true'
  command -v node >/dev/null || refuse 'node is not installed; run: wirecost setup node'
  local major
  major=$(node -p 'process.versions.node.split(".")[0]')
  [ "$major" -ge 20 ] || refuse "node is version $major, and 20 is needed; run: wirecost setup node"
}

compare() { # runtime, options of the command line
  java -cp "$bench/target/classes:$(cat "$bench/target/class-path")" \
    io.wirecost.bench.DatasetMain "$bench/target/$1/data"
  exec node "$bench/runtimes/compare.mjs" "$@"
}
