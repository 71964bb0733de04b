#!/usr/bin/env bash
# What the steps share: `is` says what is so, and what is not.
set -euo pipefail
failed=0 shop=https://shop.example.com admin=https://admin.example.com
ask() { curl --silent --insecure --output /tmp/answer --write-out '%{http_code}' "$@"; }
is() { [ "$2" = "$3" ] || { echo "NOT  $1: $2 rather than $3"; failed=1; return 0; }; echo "ok   $1"; }
# until_so 'what' seconds command…: waits for a command that succeeds.
until_so() {
  local what=$1 until=$((SECONDS + $2)); shift 2
  until "$@" > /dev/null 2>&1; do
    [ $SECONDS -lt $until ] || { echo "NOT  $what: not yet"; failed=1; return 0; }
    sleep 0.5
  done
  echo "ok   $what"
}
query() { (cd / && su postgres -c "psql -Atd ${2:-shop}" <<< "$1"); }
password() { sed -n 's#^DATABASE_URL=postgres://shop:\([^@]*\)@.*#\1#p' /etc/shop.env; }
lines_of() { journalctl --quiet --unit "shop@$1" --output cat; }
# start PORT [NAME=VALUE…]: a process of the shop beside the others, with their settings.
start() {
  local port=$1; shift
  systemd-run --quiet --unit "beside-$port" --uid shop --working-directory /srv/shop \
    --property EnvironmentFile=/etc/shop.env --property UMask=0077 \
    env PORT="$port" ADMIN_PORT=off DATA_DIR=/var/lib/shop BACKUP_DIR= BACKUP_TRIAL_URL= BACKUP_COMMAND= HEARTBEAT_URL= "$@" \
    node_modules/.bin/node --require ./server/check-install.cjs server/start.ts
}
# A guest, who stays the same, adds a book.
add() { ask --cookie /tmp/jar --cookie-jar /tmp/jar -H 'Content-Type: application/json' --data '{"type":"ADD_TO_BASKET","variant":"book"}' "$@"; }
