#!/usr/bin/env bash
# Releases on your own server, run by the user who owns HOME:
#   publish HOME BUILD_DIR  checks a build and serves it
#   rollback HOME           serves what was served before; twice goes back twice
#   serve HOME ID           serves that release
#   list HOME               * is served, - was bad or never served
#   prune HOME [--keep 5]   keeps what is served, the 4 before, and their assets
# HOME/releases/<time>/ is a build, HOME/current a link to the one that is served,
# HOME/assets/ all hashed files, for open tabs, HOME/history what was served before.
set -euo pipefail
umask 022
usage=$(sed -n '3,7s/^# */publish.sh /p' "$0")
die() { echo "$1" >&2 && exit 1; }
releases() { find releases -mindepth 1 -maxdepth 1 -printf '%f\n' | sort; }
assets() { (cd "$1" && find assets -type f) | sort; }
current() { basename "$(readlink current)"; }
# Not what is served: it's added before the link is replaced.
before() { grep -xF "$(releases)" history | grep -vxF "$(current)" || true; }
remember() { cat >history.next && mv history.next history; }
# mv replaces the link in one step, so no request finds it missing.
switch_to() { ln -sfn "releases/$1" next && mv -T next current && echo "now serving $1"; }

serve() {
  [[ ${1:-} =~ ^[0-9TZ.]+Z$ && -d releases/$1 ]] || die "there is no release ${1:-}"
  { cat history && current; } | remember
  switch_to "$1"
}

publish() {
  rm -rf new # of a publish that was killed
  cp -rT "$(cd "$OLDPWD" && realpath "${1:?BUILD_DIR is missing}")" new
  [ -f new/SHA256SUMS ] || die 'release refused: no SHA256SUMS, which npm run build writes'
  problems=$(
    cd new
    sha256sum --check --strict --quiet SHA256SUMS 2>&1 || true
    comm -13 <({ cut -c 67- SHA256SUMS && echo SHA256SUMS; } | sort) \
      <(find . ! -type d -printf '%P\n' | sort) | sed 's/$/: not of this build/'
  )
  [ -z "$problems" ] || die "release refused: ${problems:0:4000}"
  # A file that didn't change keeps its time and so its ETag: browsers have it.
  [ ! -L current ] || comm -12 <(sort current/SHA256SUMS) <(sort new/SHA256SUMS) | cut -c 67- |
    (cd current/ && xargs -rd '\n' cp --attributes-only --preserve=timestamps --parents -t ../../new)
  chmod -R u=rwX,go=rX new
  # Links: a full disk leaves a whole file or none. Browsers keep a name for a
  # year, so it can't get other content; compressed copies differ by Node version.
  comm -23 <(assets new) <(assets .) | (cd new && xargs -rd '\n' cp --link --parents -t ..)
  sed -En '/\.(br|gz)$/d; /^.{66}assets\//p' new/SHA256SUMS |
    sha256sum --check --strict --quiet >&2 || die 'release refused: other content in assets/'
  id=$(date -u +%Y%m%dT%H%M%S.%3NZ)
  mv new "releases/$id"
  serve "$id"
}

rollback() {
  id=$(before | tail -n 1 | grep .) || die 'nothing was served before'
  switch_to "$id"
  tac history | sed "0,/^$id\$/d" | tac | remember
}

list() {
  releases | sed -e "s/^/- /; s/^- $(current)\$/* $(current)/" -f <(before | sed 's/.*/s,^- &$,  &,/')
}

prune() {
  [ $# = 0 ] || [[ $* =~ ^--keep\ ([1-9][0-9]{0,5})$ ]] || die "$usage"
  [ -L current ] || die 'nothing is served'
  kept=$({ before && current; } | tac | awk '!seen[$0]++' | sed "1,${BASH_REMATCH[1]:-5}!d" | sort)
  comm -23 <(releases) <(echo "$kept") | (cd releases && xargs -r rm -r)
  comm -23 <(assets .) <(cd releases && find ./*/assets -type f -printf 'assets/%P\n' | sort -u) |
    xargs -rd '\n' rm
}

case ${1:-} in publish | rollback | serve | list | prune) ;; *) die "$usage" ;; esac
cd "${2:?HOME is missing}"
[ "$(stat -c %u .)" = "$(id -u)" ] || die "$2 belongs to $(stat -c %U .): become that user"
exec 9>.lock && flock 9 # one at a time: the next one waits
install -d -m 755 . releases assets # nginx is another user
touch history
trap "rm -rf '$PWD/new'" EXIT
"$1" "${@:3}"
