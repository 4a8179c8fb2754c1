#!/bin/sh
# install-release.sh isentrope-0.1.0-1a2b3c4.tar.gz 3001 3002: installs a release (npm run release) and
# restarts the processes one by one. To roll back: `ln -sfn releases/<previous> current`, then rolling-restart.sh.
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

# Open pages still request files of the previous version; file names contain a content hash, so none is overwritten.
if [ -d "$home/current/web/dist/assets" ]; then
  cp -rn "$home/current/web/dist/assets/." "$release/web/dist/assets/"
fi

ln -sfn "releases/$name" "$home/current.new"
mv -T "$home/current.new" "$home/current"
exec "$(dirname "$0")/rolling-restart.sh" "$@"
