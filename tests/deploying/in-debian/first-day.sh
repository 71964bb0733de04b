#!/usr/bin/env bash
# What "From nothing" has made.
source checked.sh
is 'the shop is open' "$(ask $shop/)" 200
is 'http leads to https' "$(ask --write-out '%{redirect_url}' http://shop.example.com/x)" "$shop/x"
is 'another Host is 421 over TLS' "$(ask -H 'Host: other.example' $shop/)" 421
is 'another Host is 421 without TLS' "$(ask -H 'Host: other.example' http://shop.example.com/)" 421
is 'another name gets no certificate' "$(ask https://localhost/ || true)" 000
is 'the certificate is for both names' "$(openssl x509 -noout -ext subjectAltName -in /etc/letsencrypt/live/shop.example.com/cert.pem | grep -o 'DNS:[a-z.]*' | sort | xargs)" 'DNS:admin.example.com DNS:shop.example.com'
is 'the admin asks who is there where staff works' "$(ask $admin/)" 302
is 'the admin opens at no other address' "$(ask --interface 127.0.0.2 $admin/)" 403
is 'a renewal succeeds' "$(certbot renew --force-renewal --no-random-sleep-on-renew > /tmp/renewal 2>&1 && echo yes)" yes
is 'and nginx is reloaded by it' "$(journalctl --quiet --unit nginx | grep -c 'Reloaded nginx')" 3
ask $shop/ > /dev/null
id=$(tail -n 1 /var/log/nginx/shop.log | cut -d ' ' -f 3)
is 'a line of nginx has a request id' "${#id}" 32
is 'settings are for root alone' "$(stat -c %a:%U /etc/shop.env)" 600:root
is 'data is for the shop alone' "$(stat -c %a:%U /var/lib/shop)" 700:shop
is 'no code is writable for the shop' "$(cd / && runuser -u shop -- find /srv/shop -writable -not -type l | wc -l)" 0
is 'the backup is for the shop alone' "$(find /var/lib/shop-backups/first -perm /077 | wc -l)" 0
is 'the backup has a dump' "$(ls /var/lib/shop-backups/first | grep -c dump)" 1
is 'the mail arrived' "$(journalctl --quiet --unit mails --output cat | grep -c '^b.To: ann@example.com')" 1
is 'the role makes no databases' "$(query "select rolcreatedb or rolsuper or rolcreaterole from pg_roles where rolname = 'shop'")" f
is 'the role makes no tables, and owns none' "$(query "select has_schema_privilege('shop', 'public', 'create') or exists (select from pg_class where relowner = 'shop'::regrole)")" f
until_so 'the backup of the last night has come by itself' 60 test -e "$(echo /var/lib/shop-backups/shop-2*)"

# The unit, within the sandbox that systemd makes of it.
exposed=$(systemd-analyze security shop@3001.service | sed -n 's/^.*Overall exposure level for shop@3001.service: \([0-9.]*\) .*$/\1/p')
is "the unit is at most 2.5 exposed ($exposed)" "$(query "select $exposed <= 2.5")" t
main=$(systemctl show --property MainPID --value shop@3001)
inside() { nsenter --target "$main" --mount -- "$@" 2> /dev/null && echo yes || echo no; }
is 'it has no capability' "$(sed -n 's/^CapBnd:\t//p' "/proc/$main/status")" 0000000000000000
is 'its calls are filtered' "$(sed -n 's/^Seccomp:\t//p' "/proc/$main/status")" 2
is 'it gets no new rights' "$(sed -n 's/^NoNewPrivs:\t//p' "/proc/$main/status")" 1
is 'its data is writable there' "$(inside touch /var/lib/shop/tried)" yes
is 'so are its backups' "$(inside touch /var/lib/shop-backups/tried)" yes
is 'and nothing else' "$(inside touch /srv/shop/tried)$(inside touch /etc/tried)$(inside touch /var/log/tried)" nonono
rm -f /var/lib/shop/tried /var/lib/shop-backups/tried
is 'the processes are not started anew' "$(systemctl show --property NRestarts --value shop@3001 shop@3002 | xargs)" '0 0'
exit $failed
