#!/usr/bin/env bash
# Releases on one server: deploy/release.sh COMMAND HOME
#   publish [BUILT]   checks the build in BUILT (default: here) and serves it
#   rollback          serves what was served before; twice goes back twice
#   serve ID          serves that release
#   list              prints the releases: * is served, - never was or was bad
#   prune [--keep 5]  keeps what is served, the 4 served before it, and their assets
#
# HOME/releases/<time>/  build/, .deploy/ and .search/ of one build
# HOME/assets/           hashed files of all releases, for tabs that stay open
# HOME/current           link to the release that nginx and search read
# HOME/history           what was served, one after the other
#
# RELOAD is the command that tests and reloads nginx; 'true' skips it.
set -euo pipefail
shopt -s inherit_errexit
export LC_ALL=C
umask 022
sudo=$([ "$(id -u)" = 0 ] || echo sudo)
RELOAD=${RELOAD:-$sudo nginx -t -q && $sudo nginx -s reload}
MANIFEST=.deploy/SHA256SUMS
caller=$PWD script=$(realpath "$0")

usage() { sed -n '2,7s/^# //p' "$script" >&2 && exit 2; }
die() { echo "$1" >&2 && exit 1; }
current() { basename "$(readlink current)"; }
releases() { find releases -maxdepth 1 -name '*Z' -printf '%f\n' | sort; }
assets() { (cd "$1" && find assets -type f) | sort; }

# What was served, the current one last. What follows it in the file was bad, or
# its publish ended before the switch.
served() {
  local id
  awk -v current="$(current)" '{ line[NR] = $0 } $0 == current { last = NR }
    END { for (i = 1; i <= last; i++) print line[i]; if (!last) print current }' history |
    while read -r id; do [ ! -d "releases/${id:-none}" ] || echo "$id"; done
}
remember() { { served && echo "$@"; } | sed '/^$/d' >history.next && mv history.next history; }

# mv replaces the link in one step, so no request finds it missing.
point_to() { ln -sfn "releases/$1" current.next && mv -T current.next current; }

# Returns to the release before if nginx refuses the configuration.
switch_to() {
  local before
  before=$(current)
  if point_to "$1" && (cd "$caller" && bash -c "$RELOAD") 9>&-; then
    echo "now serving $1"
  else
    if [ -n "$before" ]; then point_to "$before"; else rm -f current; fi
    return 1
  fi
}

# Names each file that is missing, altered, or not of the build.
check() {
  local problems
  [ -f "$1/$MANIFEST" ] || die "release refused: no $MANIFEST, which npm run build writes"
  problems=$(
    cd "$1"
    sha256sum --check --strict --quiet "$MANIFEST" 2>&1 || true
    comm -13 <({ cut -c 67- "$MANIFEST" && echo "$MANIFEST"; } | sort) \
      <(find build .deploy .search ! -type d | sort) | sed 's/$/: not of this build/'
  )
  [ -z "$problems" ] || die "release refused: ${problems:0:4000}"
}

# A file that didn't change keeps its time and so its ETag: browsers have it.
keep_times() {
  local from=$PWD/releases/$(current) to=$PWD/$1
  [ -f "$from/$MANIFEST" ] || return 0 # the first release
  comm -12 <(sort "$from/$MANIFEST") <(sort "$to/$MANIFEST") | cut -c 67- |
    (cd "$from" && xargs -rd '\n' cp --attributes-only --preserve=timestamps --parents -t "$to")
}

# Adds links, so a full disk leaves a whole file or none. A name that an older
# release used for other content is refused: browsers keep it for a year.
share_assets() {
  local home=$PWD
  comm -23 <(assets "$1/build") <(assets .) |
    (cd "$1/build" && xargs -r -d '\n' cp --link --parents -t "$home")
  # Not compressed copies: another version of Node makes others.
  sed -n '/\.\(br\|gz\)$/d; s,  build/assets/,  assets/,p' "$1/$MANIFEST" |
    sha256sum --check --strict --quiet >&2 || die 'release refused: other content in assets/'
}

publish() {
  local built id
  [ $# -le 1 ] || usage
  built=$(cd "$caller" && realpath "${1:-.}")
  id=$(date -u +%Y%m%dT%H%M%S.%3NZ)
  partial=releases/$id.partial
  mkdir "$partial"
  trap 'rm -rf "$partial"' EXIT
  cp -r "$built/build" "$built/.deploy" "$built/.search" "$partial"
  check "$partial"
  keep_times "$partial"
  chmod -R u=rwX,go=rX "$partial"
  share_assets "$partial"
  remember "$id"
  mv "$partial" "releases/$id"
  switch_to "$id" || { rm -rf "releases/$id" && return 1; }
}

rollback() {
  local before
  [ $# = 0 ] || usage
  before=$(served | grep -vxF "$(current)" | tail -n 1 || true)
  [ -n "$before" ] || die 'nothing was served before'
  switch_to "$before"
  remember
}

serve() {
  [ $# = 1 ] || usage
  [[ $1 =~ ^[0-9TZ.]+Z$ && -d releases/$1 ]] || die "there is no release $1"
  [ "$1" = "$(current)" ] || remember "$1"
  switch_to "$1"
}

list() {
  local id past
  past=$(served)
  for id in $(releases); do
    if [ "$id" = "$(current)" ]; then echo "* $id"
    elif grep -qxF "$id" <<<"$past"; then echo "  $id"
    else echo "- $id"; fi
  done
}

prune() {
  local build id keep=5 kept
  case $#,${1:-} in 0,) ;; 2,--keep) keep=$2 ;; *) usage ;; esac
  [[ $keep =~ ^[1-9][0-9]{0,5}$ ]] || usage
  kept=$(served | tac | awk -v keep="$keep" '!seen[$0]++ && ++count <= keep')
  [ -n "$kept" ] || die 'nothing is served'
  for id in $(releases | grep -vxF "$kept" || true); do rm -r "releases/$id"; done
  kept=$(for build in releases/*Z/build; do assets "$build"; done | sort -u)
  comm -23 <(assets .) <(echo "$kept") | xargs -r -d '\n' rm
}

case ${1:-} in publish | rollback | serve | list | prune) ;; *) usage ;; esac
cd "${2:?HOME is missing}"
exec 9>.lock && flock 9 # one at a time: the next one waits
mkdir -p releases assets
touch history
# nginx and search are other users.
chmod go+rX . releases assets
rm -rf releases/*.partial # of a publish that was killed
"$1" "${@:3}"
