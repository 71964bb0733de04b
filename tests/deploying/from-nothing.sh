#!/usr/bin/env bash
# Runs every line of "From nothing" (docs/deploying.md) in an empty Debian, as root: `npm run release`, then
# `tests/deploying/from-nothing.sh release/basket-*.tar.gz`. Needs debootstrap; of the machine it takes a folder alone,
# since the Debian has a network of its own once its packages are there. What it stands in for: systemd (it starts what
# the unit says, without the sandbox), the authority behind certbot, and the mail server.
set -euo pipefail
archive=$(realpath "$1")
root=$(realpath "$(dirname "$0")/../..")
debian=$(mktemp -d /var/tmp/basket-debian-XXXXXX)
trap 'rm -rf --one-file-system "$debian"' EXIT

# One that was made so before may be named as a second argument.
if [ $# -gt 1 ]; then cp -a "$2/." "$debian"
else debootstrap --variant=minbase bookworm "$debian" > /dev/null; fi

mkdir -p "$debian/root/stand-ins"
cp "$archive" "$debian/root/"
# The fenced commands of the page's section, with a mail server that there is.
awk '/^## /{ours = $0 == "## From nothing"} /^```/{code = !code; next} ours && code' "$root/docs/deploying.md" \
  | sed 's#smtps://shop:secret@mail.example.com#smtp://127.0.0.1:2525#' > "$debian/root/page.sh"

cat > "$debian/root/stand-ins/systemctl" <<'end'
#!/usr/bin/env bash
# What systemd does with the unit: its user, its folders, its variables, its commands.
unit=/etc/systemd/system/shop@.service
of() { sed -n "s/^$1=//p" "$unit" | sed "s/%i/$port/g; s/^-//"; }
start() {
  port=$1
  for folder in $(of StateDirectory); do install -d -m 0700 -o shop -g shop "/var/lib/$folder"; done
  for command in ExecStartPre ExecStart; do
    program="cd $(of WorkingDirectory) && exec env $(of Environment) $(grep -v '^#' "$(of EnvironmentFile)" | tr '\n' ' ') $(of $command)"
    if [ $command = ExecStartPre ]; then setsid runuser -u shop -- bash -c "umask 0077; $program"
    else setsid runuser -u shop -- bash -c "umask 0077; $program" > "/var/log/shop-$port.log" 2>&1 & fi
  done
  until curl -fs -o /dev/null "http://127.0.0.1:$port/readyz"; do sleep 0.5; kill -0 $! || exit 1; done
}
case "$1 $2" in
  'enable --now') for one in "${@:3}"; do start "${one#shop@}"; done ;;
  'reload nginx') if [ -e /run/nginx.pid ] && kill -0 "$(cat /run/nginx.pid)"; then nginx -s reload; else nginx; fi ;;
  *) echo "No stand-in for systemctl $*" >&2; exit 1 ;;
esac
end
cat > "$debian/root/stand-ins/certbot" <<'end'
#!/usr/bin/env bash
set -e
folder=/etc/letsencrypt/live/shop.example.com
mkdir -p "$folder"
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=shop.example.com \
  -addext 'subjectAltName=DNS:shop.example.com,DNS:admin.example.com' \
  -keyout "$folder/privkey.pem" -out "$folder/fullchain.pem" 2> /dev/null
end
chmod +x "$debian"/root/stand-ins/*

cat > "$debian/root/checks.sh" <<'end'
#!/usr/bin/env bash
# Says what is so, and what is not.
set -euo pipefail
failed=0 shop=https://shop.example.com admin=https://admin.example.com
ask() { curl --silent --insecure --output /tmp/answer --write-out '%{http_code}' "$@"; }
is() { [ "$2" = "$3" ] || { echo "NOT  $1: $2 rather than $3"; failed=1; return 0; }; echo "ok   $1"; }
is 'the shop is open' "$(ask $shop/)" 200
is 'http leads to https' "$(ask --write-out '%{redirect_url}' http://shop.example.com/x)" "$shop/x"
is 'another Host is 421 over TLS' "$(ask -H 'Host: other.example' $shop/)" 421
is 'another Host is 421 without TLS' "$(ask -H 'Host: other.example' http://shop.example.com/)" 421
is 'another name gets no certificate' "$(ask https://localhost/ || true)" 000
is 'the admin asks who is there where staff works' "$(ask $admin/)" 302
is 'the admin opens at no other address' "$(ask --interface 127.0.0.2 $admin/)" 403
echo proof > /var/www/html/.well-known/acme-challenge/token
is 'the authority finds its token' "$(ask http://shop.example.com/.well-known/acme-challenge/token)" 200
id=$(tail -n 1 /var/log/nginx/shop.log | cut -d ' ' -f 3)
is 'a line of nginx has a request id' "${#id}" 32
is 'settings are for root alone' "$(stat -c %a:%U /etc/shop.env)" 600:root
is 'data is for the shop alone' "$(stat -c %a:%U /var/lib/shop)" 700:shop
is 'no code is writable for the shop' "$(runuser -u shop -- find /srv/shop -writable -not -type l | wc -l)" 0
is 'the backup is for the shop alone' "$(find /var/lib/shop-backups/first -perm /077 | wc -l)" 0
is 'the backup has a dump' "$(ls /var/lib/shop-backups/first | grep -c dump)" 1
is 'the mail arrived' "$(grep -m 1 -c '^b.To: ann@example.com' /var/log/mails)" 1
is 'the role makes no databases' "$(su postgres -c "psql -Atc \"select rolcreatedb or rolsuper or rolcreaterole from pg_roles where rolname = 'shop'\"")" f
is 'the role makes no tables, and owns none' "$(su postgres -c "psql -Atd shop -c \"select has_schema_privilege('shop', 'public', 'create') or exists (select from pg_class where relowner = 'shop'::regrole)\"")" f
exit $failed
end

cat > "$debian/root/run.sh" <<'end'
set -euo pipefail
ip link set lo up
mount -t proc proc /proc
mount -t tmpfs tmpfs /run
mkdir -p /run/lock /var/www/html/.well-known/acme-challenge
echo '127.0.0.1 localhost shop.example.com admin.example.com' > /etc/hosts
cd /root
# From here on what the packages bring is there, but for what stands in.
(head -n 1 page.sh; echo 'service postgresql start; python3 -u -m smtpd -n -c DebuggingServer 127.0.0.1:2525 > /var/log/mails & sleep 2'; echo 'nginx; PATH=/root/stand-ins:$PATH'; tail -n +2 page.sh) > lines.sh
DEBIAN_FRONTEND=noninteractive bash -euxo pipefail lines.sh
cd / && bash /root/checks.sh
end

# The packages are fetched with the machine's network, and installed without it.
packages=$(sed -n '1s/^apt-get install --yes //p' "$debian/root/page.sh")
printf '#!/bin/sh\nexit 101\n' > "$debian/usr/sbin/policy-rc.d"
chmod +x "$debian/usr/sbin/policy-rc.d"
cp /etc/resolv.conf "$debian/etc/resolv.conf"
# shellcheck disable=SC2086
chroot "$debian" apt-get install --download-only --yes iproute2 curl procps ca-certificates $packages > /dev/null
chroot "$debian" apt-get install --yes iproute2 curl procps ca-certificates > /dev/null
unshare --net --mount --pid --fork --kill-child \
  chroot "$debian" env --ignore-environment PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin bash /root/run.sh
