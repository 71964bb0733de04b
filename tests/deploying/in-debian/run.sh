#!/usr/bin/env bash
# In the Debian: the authority and the mail server, every line of "From nothing", and then what the pages say of it.
set -euo pipefail
echo '127.0.0.1 localhost shop.example.com admin.example.com mail.example.com' > /etc/hosts
mkdir -p /opt/authority && dpkg-deb --extract /var/cache/apt/archives/caddy_*.deb /opt/authority
cat > /etc/authority.caddy <<'end'
{
  admin off
  http_port 9080
  https_port 9443
  skip_install_trust
}
https://localhost:9443 {
  tls internal
  acme_server
}
end
systemd-run --quiet --unit authority --setenv HOME=/root /opt/authority/usr/bin/caddy run --config /etc/authority.caddy --adapter caddyfile
mkdir -p ~/.config/letsencrypt
printf '%s = %s\n' server https://localhost:9443/acme/local/directory no-verify-ssl true agree-tos true \
  register-unsafely-without-email true non-interactive true > ~/.config/letsencrypt/cli.ini

# The mail server's address and what staff's mail is are the page's, but for TLS, which it has no certificate for.
began=$SECONDS
bash fenced.sh docs/deploying.md 'From nothing' | sed 's#smtps://shop:secret@mail.example.com#smtp://127.0.0.1:2525#' > page.sh
(
  head -n 1 page.sh
  echo "systemd-run --quiet --unit mails python3 -u -m smtpd -n -c DebuggingServer 127.0.0.1:2525"
  tail -n +2 page.sh
) > lines.sh
DEBIAN_FRONTEND=noninteractive bash -euxo pipefail lines.sh
echo "from nothing: $((SECONDS - began)) s"
status=0
for step in first-day operating private-authority proxies; do bash "$step.sh" || status=1; done
exit $status
