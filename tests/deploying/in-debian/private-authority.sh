#!/usr/bin/env bash
# "A private authority" of docs/operating.md, in the Debian of "From nothing": PostgreSQL and what the heartbeat calls have
# certificates of one that nobody knows.
source checked.sh
folder=/etc/ssl/private-authority
mkdir -p $folder
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=own -keyout $folder/own.key -out /etc/ssl/own.pem 2> /dev/null
openssl req -newkey rsa:2048 -nodes -subj /CN=db.internal -keyout $folder/db.key -out $folder/db.csr 2> /dev/null
openssl x509 -req -in $folder/db.csr -CA /etc/ssl/own.pem -CAkey $folder/own.key -CAcreateserial -days 2 \
  -extfile <(echo subjectAltName=DNS:db.internal) -out $folder/db.pem 2> /dev/null
echo '127.0.0.1 db.internal' >> /etc/hosts

cluster=$(echo /etc/postgresql/*/main)
install -o postgres -m 600 $folder/db.key "$cluster/db.key"
install -o postgres $folder/db.pem "$cluster/db.pem"
query "alter system set ssl_cert_file = '$cluster/db.pem'" > /dev/null
query "alter system set ssl_key_file = '$cluster/db.key'" > /dev/null
query 'alter system set ssl = on' > /dev/null
query 'select pg_reload_conf()' > /dev/null
cat > /etc/nginx/conf.d/heartbeat.conf <<end
server {
  listen 127.0.0.1:9444 ssl;
  server_name db.internal;
  ssl_certificate $folder/db.pem;
  ssl_certificate_key $folder/db.key;
  access_log /var/log/nginx/heartbeat.log;
  return 200;
}
end
systemctl reload nginx

at() { echo "postgres://$1:$(password)@db.internal:5432/shop?sslmode=verify-full$2"; }
known='&sslrootcert=/etc/ssl/own.pem'
install -d -o shop -g shop /var/lib/shop-private
# by_hand "$known" COMMAND…: what it prints.
by_hand() { DATABASE_URL=$(at shop "$1") DATABASE_MIGRATION_URL=$(at shop_owner "$1") DATA_DIR=/var/lib/shop-private shop "${@:2}" 2>&1 || true; }
is 'a server of an unknown authority is refused' "$(by_hand '' staff list | grep -c certificate)" 1
is 'one of a named authority is not' "$(by_hand "$known" staff list | grep -c Ann)" 1
is 'pg_dump takes it too' "$(by_hand "$known" database backup /var/lib/shop-backups/private)" 'The shop is backed up in /var/lib/shop-backups/private.'
start 3006 DATABASE_URL="$(at shop "$known")" HEARTBEAT_URL=https://db.internal:9444/unknown
until_so 'the shop runs over it' 120 curl -fs -o /dev/null http://127.0.0.1:3006/readyz
is 'and encrypted' "$(query "select count(*) > 0 from pg_stat_ssl join pg_stat_activity using (pid) where ssl and usename = 'shop'")" t
systemctl stop beside-3006
start 3007 HEARTBEAT_URL=https://db.internal:9444/known NODE_EXTRA_CA_CERTS=/etc/ssl/own.pem
until_so 'the environment names it for all else' 150 grep -q 'GET /known' /var/log/nginx/heartbeat.log
is 'without which nothing is called' "$(grep -c 'GET /unknown' /var/log/nginx/heartbeat.log)" 0
systemctl stop beside-3007
exit $failed
