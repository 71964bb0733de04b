#!/usr/bin/env bash
# Builds the Dockerfile and runs what came of it, as root: `tests/deploying/image.sh`. Needs buildah and debootstrap, and no
# registry: the image that FROM names is made of an empty Debian and the Node that the shop brings (a folder with such a
# Debian may be named as an argument). The container is started by podman where that works here; else its files are mounted
# and started as the image says: its user, read-only but for /data and /tmp, in namespaces of their own. Not tried:
# `docker` and compose.yaml's networks (docker-compose reads it, where that is installed); from-nothing.sh tries the Caddyfile.
set -euo pipefail
root=$(realpath "$(dirname "$0")/../..")
work=$(mktemp -d /var/tmp/basket-image-XXXXXX)
export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot
mounted='' running=''
finish() {
  if [ -n "$running" ]; then kill -KILL "$running" 2> /dev/null || true; fi
  if [ -n "$mounted" ]; then buildah rm "$mounted" > /dev/null; fi
  rm -rf --one-file-system "$work"
}
trap finish EXIT

base=$(sed -n 's/^ARG NODE=//p' "$root/Dockerfile")
debian=$work/debian
if [ $# -gt 0 ]; then cp -a "$1" "$debian"
else debootstrap --variant=minbase bookworm "$debian" > /dev/null; fi
chroot "$debian" id node > /dev/null 2>&1 || chroot "$debian" useradd --uid 1000 --create-home node
install -D "$root/node_modules/node/bin/node" "$debian/usr/local/bin/node"
mkdir -p "$debian/usr/local/lib/node_modules"
cp -a "$(dirname "$(dirname "$(realpath "$(command -v npm)")")")" "$debian/usr/local/lib/node_modules/"
for program in npm npx; do ln -sf "../lib/node_modules/npm/bin/$program-cli.js" "$debian/usr/local/bin/$program"; done
container=$(buildah from scratch)
buildah copy --quiet "$container" "$debian" / > /dev/null
buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
buildah commit --quiet --rm "$container" "docker.io/library/$base" > /dev/null

# What npm has to know on this machine, for the build alone.
cat "$(npm config get userconfig)" > "$work/npmrc" 2> /dev/null || true
printf '\ncafile=/etc/ssl/certs/ca-certificates.crt\n' >> "$work/npmrc"
mkdir "$work/context"
git -C "$root" archive HEAD | tar -x -C "$work/context"
began=$SECONDS
# Without its format there would be no HEALTHCHECK.
buildah build --format docker --pull-never --quiet --tag basket --volume "$work/npmrc:/root/.npmrc:ro" \
  --volume /etc/ssl/certs:/etc/ssl/certs:ro "$work/context" > "$work/build.log" 2>&1 || { tail -n 20 "$work/build.log"; exit 1; }
echo "built in $((SECONDS - began)) s"

failed=0
is() { [ "$2" = "$3" ] || { echo "NOT  $1: $2 rather than $3"; failed=1; return 0; }; echo "ok   $1"; }
of() { buildah inspect --type image --format "{{.OCIv1.Config.$1}}" basket; }
if command -v docker-compose > /dev/null; then
  export SHOP_DOMAIN=shop.example.com ADMIN_DOMAIN=admin.example.com DATABASE_PASSWORD=secret
  is 'compose.yaml is understood' "$(cd "$root" && docker-compose config --quiet && echo yes)" yes
  is 'and asks for what it lacks' "$(cd "$root" && env --unset=SHOP_DOMAIN docker-compose config --quiet 2> /dev/null || echo no)" no
fi
is 'it runs as node' "$(of User)" node
is 'its data is a volume' "$(of Volumes)" 'map[/data:{}]'
is 'it brings its health check' "$(buildah inspect --type image --format '{{index .Docker.Config.Healthcheck.Test 1}}' basket)" node
is 'it has no shell between a signal and the shop' "$(of Cmd)" '[node --require ./server/check-install.cjs server/start.ts]'

mounted=$(buildah from --pull-never basket)
files=$(buildah mount "$mounted")
is 'nothing of the shop is writable for it' "$(chroot --userspec=node "$files" find /shop -writable -not -type l | wc -l)" 0
is 'it has no build tools' "$(ls "$files/shop/node_modules" | grep -c -e '^vite$' -e '^typescript$' || true)" 0
echo "node_modules: $(du -sm "$files/shop/node_modules" | cut -f 1) MB, the shop: $(du -sm "$files/shop" | cut -f 1) MB"

if podman run --rm --network none basket true > /dev/null 2>&1; then
  podman run --rm --name basket-try --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges \
    --publish 127.0.0.1:3470:3000 --env ORIGIN=http://localhost:3470 --env TRUST_PROXY=uniquelocal basket > "$work/log" 2>&1 &
  running=$!
  end() { podman stop --time 60 basket-try > /dev/null; }
  health() { podman healthcheck run basket-try; }
  write() { podman exec basket-try node --eval "fs.writeFileSync('$1', '')" 2> /dev/null; }
else
  echo '     podman starts no container here: the files of the image are started without it'
  cat > "$work/run.sh" <<'end'
set -e
files=$1; shift
mount --rbind "$files" "$files"
mount --bind "$files/data" "$files/data"
mount -t tmpfs tmpfs "$files/tmp"
mount -t proc proc "$files/proc"
mount --bind -o remount,ro "$files" "$files"
exec chroot "$files" setpriv --reuid 1000 --regid 1000 --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all \
  env --ignore-environment PATH=/usr/local/bin:/usr/bin:/bin HOST=0.0.0.0 DATA_DIR=/data PORT=3470 ADMIN_PORT=off \
  ORIGIN=http://localhost:3470 TRUST_PROXY=uniquelocal sh -c 'cd /shop && exec "$@"' sh "$@"
end
  start() { unshare --mount bash "$work/run.sh" "$files" "$@"; }
  # Itself, and not a shell around it: it gets the signal.
  unshare --mount bash "$work/run.sh" "$files" node --require ./server/check-install.cjs server/start.ts > "$work/log" 2>&1 &
  running=$!
  end() { kill -TERM "$running"; }
  health() { start sh -c "PORT=3470 node --eval \"$(sed -n 's/^HEALTHCHECK CMD \["node", "--eval", "\(.*\)"\]$/\1/p' "$root/Dockerfile")\""; }
  write() { start node --eval "fs.writeFileSync('$1', '')" 2> /dev/null; }
fi
for _ in $(seq 600); do curl -fs -o /dev/null http://localhost:3470/readyz && break; sleep 0.5; done
is 'the shop is open' "$(curl -s -o /dev/null -w '%{http_code}' http://localhost:3470/)" 200
is 'its own health check says so' "$(health > /dev/null && echo well)" well
is 'it writes to its data' "$(write /data/written && echo yes)" yes
is 'it writes to /tmp' "$(write /tmp/written && echo yes)" yes
is 'and nowhere else' "$(write /shop/written || write /var/written || echo no)" no
began=$SECONDS
end
status=0; wait "$running" || status=$?
running=''
is 'SIGTERM ends it in good order' "$status $(grep -c 'The shop has ended' "$work/log")" '0 1'
echo "ended after $((SECONDS - began)) s"
exit $failed
