#!/bin/sh
# rolling-restart.sh 3001 3002: restarts the processes one by one, each once the previous one is ready. If one is not
# ready within a minute, it exits with 1 without restarting the others, which continue to serve.
set -eu

for port in "$@"; do
  systemctl restart "isentrope@$port"
  waited=0
  until curl -fsS -o /dev/null --max-time 2 "http://127.0.0.1:$port/readyz" 2>/dev/null; do
    waited=$((waited + 1))
    if [ "$waited" -ge 120 ]; then
      echo "isentrope@$port is not ready. See: journalctl -u isentrope@$port" >&2
      exit 1
    fi
    sleep 0.5
  done
  echo "isentrope@$port is ready"
done
