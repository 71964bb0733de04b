#!/usr/bin/env bash
# PgBouncer, a shared cache and Caddy in front of the shop, as docs/deploying.md says, in the Debian of "From nothing".
source checked.sh
systemctl mask --quiet caddy pgbouncer 2> /dev/null
DEBIAN_FRONTEND=noninteractive apt-get install --yes caddy jq pgbouncer > /dev/null 2>&1
password=$(password)

# A process opens no more connections than the page says, however many ask.
connections() { query "select count(*) from pg_stat_activity where usename = 'shop'"; }
seq 600 | xargs --max-procs 60 -I {} curl --silent --output /dev/null "http://127.0.0.1:3001/search?q=shirt{}" -H 'Host: shop.example.com'
opened=$(connections)
is "two processes have at most 2 × 17 connections ($opened)" "$(query "select $opened between 4 and 34")" t

# A pooler: its printed line, and the printed settings of the role.
for mode in session transaction; do
  cat > "/etc/pgbouncer-$mode.ini" <<end
[databases]
shop = host=127.0.0.1 port=5432
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = $([ $mode = session ] && echo 6431 || echo 6432)
auth_type = plain
auth_file = /etc/pgbouncer-users.txt
unix_socket_dir =
pool_mode = $mode
default_pool_size = 40
$(bash fenced.sh docs/deploying.md 'A pooler' ini)
end
  echo "\"shop\" \"$password\"" > /etc/pgbouncer-users.txt
  systemd-run --quiet --unit "pool-$mode" --uid postgres pgbouncer "/etc/pgbouncer-$mode.ini"
done
sed -n '/^alter role/p' docs/deploying.md | su postgres -c 'psql --quiet shop'
start 3004 DATABASE_URL="postgres://shop:$password@127.0.0.1:6431/shop"
start 3005 DATABASE_URL="postgres://shop:$password@127.0.0.1:6432/shop" DATABASE_LISTEN_URL="postgres://shop:$password@127.0.0.1:5432/shop"
for port in 3004 3005; do
  until_so "the shop on port $port runs by a pooler" 120 curl -fs -o /dev/null "http://127.0.0.1:$port/readyz"
done
# By the printed address, which leads a stream of one to what another has changed.
cookie=$(awk '$6 ~ /guest$/ {print $6 "=" $7}' /tmp/jar)
by_pooler() { curl -sN -H 'Host: shop.example.com' -H "Cookie: $cookie" "$@"; }
for ports in '3004 3005' '3005 3004'; do
  read -r streaming writing <<< "$ports"
  by_pooler --max-time 60 "http://127.0.0.1:$streaming/api/live" > /tmp/live & stream=$!
  until_so "a stream of port $streaming is open" 30 grep -q '^event: basket' /tmp/live
  seen=$(grep -c '^event: basket' /tmp/live)
  by_pooler -o /dev/null -H 'Content-Type: application/json' --data '{"type":"ADD_TO_BASKET","variant":"book"}' "http://127.0.0.1:$writing/api/basket"
  until_so "and hears what port $writing has written" 30 sh -c "[ \$(grep -c '^event: basket' /tmp/live) -gt $seen ]"
  kill $stream 2> /dev/null || true
done
is 'no statement fails' "$(journalctl --quiet --unit beside-3004 --unit beside-3005 --output cat | grep '^{' | jq 'select(.level >= 40)' | wc -l)" 0
systemctl stop beside-3004 beside-3005

# A shared cache, nginx's: with Vary, and one that ignores it and passes on who has a cookie.
cat > /etc/nginx/conf.d/cache.conf <<'end'
proxy_cache_path /var/cache/nginx-shop keys_zone=shared:1m;
map $http_cookie $is_known { default 0; "~(^|; )((__Host-)?(guest|session)|[^=;]*_notice)=" 1; }
server {
  listen 127.0.0.1:8081;
  location / {
    proxy_pass http://shop;
    proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host shop.example.com;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_cache shared; proxy_cache_revalidate on;
    add_header X-Cache $upstream_cache_status always;
  }
}
server {
  listen 127.0.0.1:8082;
  location / {
    proxy_pass http://shop;
    proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host shop.example.com;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_cache shared; proxy_cache_key deaf$request_uri; proxy_ignore_headers Vary;
    proxy_cache_bypass $is_known; proxy_no_cache $is_known;
    add_header X-Cache $upstream_cache_status always;
  }
}
end
nginx -t 2> /dev/null && systemctl reload nginx && sleep 1
cached() { curl -s -o /tmp/answer -D - "$@" | tr -d '\r' | sed -n 's/^X-Cache: //p'; }
for path in / /product/12321341 "$(curl -ks $shop/categories | grep -o '/category/[^"]*' | head -n 1)" /api/products; do
  is "a shared cache stores $path" "$(cached http://127.0.0.1:8081$path) $(cached http://127.0.0.1:8081$path)" 'MISS HIT'
done
is 'not a basket' "$(cached http://127.0.0.1:8081/api/basket) $(cached http://127.0.0.1:8081/api/basket)" 'MISS MISS'
sleep 11
is 'and revalidates after ten seconds' "$(cached http://127.0.0.1:8081/)" REVALIDATED
is 'one that ignores Vary stores for visitors without cookies' "$(cached http://127.0.0.1:8082/) $(cached http://127.0.0.1:8082/)" 'MISS HIT'
is 'and passes on who has one' "$(cached -H "Cookie: $cookie" http://127.0.0.1:8082/)" BYPASS

# Caddy with the printed file, but for the authority: its own.
echo '127.0.0.5 shop' >> /etc/hosts
printf '{\n  admin off\n  http_port 8079\n  https_port 8443\n  local_certs\n  skip_install_trust\n}\n' | cat - docs/Caddyfile > /etc/shop.caddy
systemd-run --quiet --unit caddied --setenv HOME=/root --setenv SHOP_DOMAIN=shop.example.com --setenv ADMIN_DOMAIN=admin.example.com \
  caddy run --config /etc/shop.caddy --adapter caddyfile
systemctl stop shop@3002
start 3000 HOST=127.0.0.5 ADMIN_PORT=3001
until_so 'the shop behind Caddy runs' 120 curl -fs -o /dev/null http://127.0.0.5:3000/readyz
by_caddy() { ask --connect-to "::127.0.0.1:8443" "$@"; }
until_so 'Caddy opens it with a certificate' 30 curl -kfs -o /dev/null --connect-to ::127.0.0.1:8443 $shop/
is 'and the admin' "$(by_caddy $admin/)" 302
is 'it leads http to https' "$(ask -H 'Host: shop.example.com' http://127.0.0.1:8079/)" 308
exit $failed
