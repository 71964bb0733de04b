#!/usr/bin/env bash
# What docs/operating.md and the rest of docs/deploying.md say of a shop that runs, in the Debian of "From nothing".
source checked.sh
DEBIAN_FRONTEND=noninteractive apt-get install --yes age jq prometheus rclone > /dev/null 2>&1

# Settings are added; the restart is the printed one, while requests go on.
bash fenced.sh docs/deploying.md 'Restarting without a failed request' > restart.sh
# Sends requests while a command runs; prints how many failed.
failed_during() {
  local end=0
  touch /tmp/asking
  (while [ -e /tmp/asking ]; do ask $shop/; echo; done > /tmp/asked) &
  "$@" > /tmp/during 2>&1 || end=$?
  rm /tmp/asking; wait $!
  echo "$end $(grep -vc '^200$' /tmp/asked)"
}
token=$(openssl rand -hex 32)
(cd /tmp && age-keygen --output /root/backup.key) 2> /dev/null
cat >> /etc/shop.env <<end
METRICS_TOKEN=$token
HEARTBEAT_URL=http://127.0.0.1:9000/
end
bash fenced.sh docs/operating.md 'Backup and restore' | sed -n '/^BACKUP_COMMAND=/p' | sed "s#age1…#$(age-keygen -y /root/backup.key)#" >> /etc/shop.env
mkdir /tmp/called && systemd-run --quiet --unit called --working-directory /tmp/called python3 -u -m http.server --bind 127.0.0.1 9000
runuser -u shop -- env --chdir=/ HOME=/var/lib/shop rclone config create offsite alias remote=/var/lib/shop/offsite > /dev/null
is 'a restart of both fails no request' "$(failed_during bash restart.sh)" '0 0'
sleep 5
is 'nor does an archive that is unpacked over the old, and a restart' "$(failed_during bash -c 'tar -xzf basket-*.tar.gz -C /srv/shop --strip-components=1 && bash restart.sh')" '0 0'

# The log.
is 'each line of the log that begins with a brace is JSON' "$(lines_of 3001 | grep '^{' | jq --exit-status --raw-input 'fromjson | .msg' > /dev/null && echo yes)" yes
is 'it says what began and ended' "$(lines_of 3001 | grep '^{' | jq --raw-output .msg | grep -c -e '^The shop has started$' -e '^The shop has ended$')" 5
add $shop/api/basket > /dev/null
ask --cookie /tmp/jar --request POST "$shop/api/payments/create?total=1" > /dev/null
id=$(tail -n 1 /var/log/nginx/shop.log | cut -d ' ' -f 3)
is 'the request id of nginx leads to its line' "$(lines_of '*' | grep '^{' | jq --raw-output --arg id "$id" 'select(.requestId == $id) | .msg + " " + .code')" 'A payment was refused total_changed'
logrotate --force /etc/logrotate.d/nginx
ask $shop/ > /dev/null
is 'the log of nginx is rotated, and written on' "$(ls /var/log/nginx/shop.log.1 | wc -l) $(wc -l < /var/log/nginx/shop.log)" '1 1'

# Metrics, by Prometheus with the rules.
is 'metrics need the token' "$(ask http://127.0.0.1:13001/metrics)" 401
cp docs/alerts.yml /etc/prometheus/
cat > /etc/prometheus/prometheus.yml <<end
global: { scrape_interval: 5s, evaluation_interval: 5s }
rule_files: [alerts.yml]
$(sed -n 's/^#   //p' docs/alerts.yml | sed "s/METRICS_TOKEN/$token/")
end
is 'its configuration and the rules are right' "$(promtool check config /etc/prometheus/prometheus.yml > /tmp/promtool 2>&1 && echo yes)" yes
systemctl restart prometheus
asked() { curl -fsG http://127.0.0.1:9090/api/v1/query --data-urlencode "query=$1" | jq -e --argjson is "$2" '(.data.result | length > 0) and (.data.result | map(.value[1] | tonumber) | add == $is)'; }
until_so 'Prometheus reads both processes' 90 asked 'up{job="basket"}' 2
until_so 'its rules know the shop' 60 asked 'min without (instance) (basket_database_up{job="basket"})' 1
is 'no rule has an error' "$(curl -fs http://127.0.0.1:9090/api/v1/rules | jq '[.data.groups[].rules[] | select(.health == "err")] | length')" 0
until_so 'the heartbeat is called' 130 sh -c "journalctl --quiet --unit called | grep -q 'GET / '"

# What goes on from a backup: tonight's is made again, since it was made before the command was set.
query "delete from job where key like 'backup:%'" > /dev/null
night=$(basename "$(echo /var/lib/shop-backups/shop-2*)")
rm -r "/var/lib/shop-backups/$night"
off=/var/lib/shop/offsite/$night.tar.age
until_so 'the backup of a night goes on by the command' 180 test -s "$off"
is 'it is whole, and for who has the key alone' "$(age --decrypt --identity /root/backup.key "$off" | tar --list | grep -c dump) $(tar --list --file "$off" 2> /dev/null | wc -l)" '1 0'

# A restore into a new folder and an empty database, served beside the old one.
before=$(query 'select (select count(*) from product), (select count(*) from staff)')
(cd / && su postgres -c 'createdb --owner shop_owner again')
at="postgres://shop:$(password)@127.0.0.1:5432/again" owner="postgres://shop_owner:$(password)@127.0.0.1:5432/again"
install -d -o shop -g shop /var/lib/shop-again
is 'a backup is restored' "$(DATABASE_URL=$at DATABASE_MIGRATION_URL=$owner DATA_DIR=/var/lib/shop-again/data shop database restore /var/lib/shop-backups/first > /tmp/restored 2>&1 && echo yes)" yes
is 'with what it had' "$(query 'select (select count(*) from product), (select count(*) from staff)' again)" "$before"
start 3003 DATABASE_URL="$at" DATABASE_MIGRATION_URL="$owner" DATA_DIR=/var/lib/shop-again/data
until_so 'and starts' 120 curl -fs -o /dev/null http://127.0.0.1:3003/readyz
is 'the reconciliation finds nothing wrong with it' "$(DATA_DIR=/var/lib/shop-again/data shop payments reconcile > /tmp/reconciled 2>&1 && echo yes)" yes
systemctl stop beside-3003

# PostgreSQL's next version: a server of it, the roles and an empty database there, and a restore. Its client is the old one.
next=/opt/postgres-next/bin
install -d -o postgres /var/lib/postgresql/next
(cd / && runuser -u postgres -- $next/initdb --auth trust --pgdata /var/lib/postgresql/next) > /dev/null
systemd-run --quiet --unit next-postgres --uid postgres $next/postgres -D /var/lib/postgresql/next -p 5433 -k /tmp
until_so "$($next/postgres --version) runs" 60 pg_isready --quiet --host 127.0.0.1 --port 5433
there() { psql --quiet --no-align --tuples-only --host 127.0.0.1 --port 5433 --username postgres "$@"; }
bash fenced.sh docs/deploying.md 'From nothing' | sed -n '/^create /p' | sed "s/\$password/$(password)/" | there postgres
runs_by="DATABASE_URL=postgres://shop:$(password)@127.0.0.1:5433/shop DATABASE_MIGRATION_URL=postgres://shop_owner:$(password)@127.0.0.1:5433/shop DATA_DIR=/var/lib/shop-again/next"
# shellcheck disable=SC2086
is 'a backup is restored there' "$(env $runs_by shop database restore /var/lib/shop-backups/first > /tmp/restored 2>&1 && echo yes)" yes
is 'with what the old one had' "$(there shop <<< 'select (select count(*) from product), (select count(*) from staff)')" "$before"
# shellcheck disable=SC2086
start 3003 $runs_by
until_so 'and the shop starts on it' 120 curl -fs -o /dev/null http://127.0.0.1:3003/readyz
systemctl stop beside-3003 && systemctl stop next-postgres
exit $failed
