#!/bin/sh
# install-release.sh isentrope-0.1.0-1a2b3c4.tar.gz 3001 3002: puts a release (npm run release) in the place of the present one, and
# restarts the processes one after the other. `ln -sfn releases/<the one before> current` and rolling-restart.sh go back.
set -eu

archive=$1
shift
home=${ISENTROPE_HOME:-/opt/isentrope}
name=$(basename "$archive" .tar.gz)
release=$home/releases/$name

if [ -e "$release" ]; then
  echo "$release is there already." >&2
  exit 1
fi
mkdir -p "$release"
tar -xzf "$archive" -C "$release" --strip-components=1 --no-same-owner

# Pages that are open still ask for the files of the version before; the names carry a hash of the content, so none is overwritten.
if [ -d "$home/current/web/dist/assets" ]; then
  cp -rn "$home/current/web/dist/assets/." "$release/web/dist/assets/"
fi

ln -sfn "releases/$name" "$home/current.new"
mv -T "$home/current.new" "$home/current"
exec "$(dirname "$0")/rolling-restart.sh" "$@"
