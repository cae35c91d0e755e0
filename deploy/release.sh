#!/usr/bin/env bash
# Releases on one server: npm run release -- COMMAND HOME
#   publish [BUILT]   checks the build in BUILT (default: here) and serves it
#   rollback          serves the release before the current one
#   list              prints the releases, the current one with *
#   prune [--keep 5]  deletes older releases, and assets that no kept one has
#
# HOME/releases/<time>/  build/, .deploy/ and .search/ of one build
# HOME/assets/           hashed files of all releases, for tabs that stay open
# HOME/current           link to the release that nginx and search read
#
# RELOAD is the command that tests and reloads nginx; 'true' skips it.
set -euo pipefail
shopt -s inherit_errexit
export LC_ALL=C
RELOAD=${RELOAD:-nginx -t -q && nginx -s reload}
tools=$(realpath "$(dirname "$0")")
caller=$PWD

releases() { find releases -maxdepth 1 -name '*Z' -printf '%f\n' | sort; }
current() { basename "$(readlink current)"; }
assets() { (cd "$1" && find assets -type f) | sort; }

# mv replaces the link in one step, so no request finds it missing.
point_to() { ln -sfn "releases/$1" current.next && mv -T current.next current; }

# Returns to the release before if nginx refuses the configuration.
serve() {
  local before
  before=$(current)
  if point_to "$1" && bash -c "$RELOAD"; then
    echo "now serving $1"
  else
    if [ -n "$before" ]; then point_to "$before"; else rm -f current; fi
    return 1
  fi
}

publish() {
  local built id
  built=$(cd "$caller" && realpath "${1:-.}")
  id=$(date -u +%Y%m%dT%H%M%S.%3NZ)
  partial=releases/$id.partial
  node --disable-warning=MODULE_TYPELESS_PACKAGE_JSON \
    "$tools/validateBuild.ts" "$built" assets
  trap 'rm -rf "$partial"' EXIT
  mkdir -p "$partial" assets
  cp -r "$built/build" "$built/.deploy" "$built/.search" "$partial"
  # Links: a full disk leaves a whole file or none.
  cp -r --link --no-clobber "$partial/build/assets/." assets
  mv "$partial" "releases/$id"
  serve "$id" || { rm -rf "releases/$id" && return 1; }
}

rollback() {
  local older
  older=$(releases | awk -v current="$(current)" '$0 < current' | tail -n 1)
  [ -n "$older" ] || { echo 'there is no older release' >&2 && return 1; }
  serve "$older"
}

list() { releases | sed "s/^/  /; s/^  \($(current)\)\$/* \1/"; }

prune() {
  local build id keep=${2:-5} kept
  for id in $(releases | head -n "-$keep"); do
    [ "$id" = "$(current)" ] || rm -r "releases/$id"
  done
  kept=$(for build in releases/*Z/build; do assets "$build"; done | sort -u)
  comm -23 <(assets .) <(echo "$kept") | xargs -r -d '\n' rm
}

case ${1:-} in
  publish | rollback | list | prune) cd "${2:?HOME is missing}" && "$1" "${@:3}" ;;
  *) sed -n '2,6s/^# //p' "$0" >&2 && exit 2 ;;
esac
