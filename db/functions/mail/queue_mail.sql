-- Queues a mail in the transaction that makes its fact, and wakes the senders when that commits. Does
-- nothing without a recipient, and for a fact whose mail is queued already. After those of its order that still wait,
-- also where the clock ticks once a millisecond, as the embedded database's does.
create or replace function queue_mail(
  shopper_id text, dedupe_key text, mail_kind text, mail_recipient text, mail_body jsonb
) returns boolean language plpgsql as $$
declare
  moment timestamptz;
begin
  if mail_recipient is null then return false; end if;
  select greatest(clock_timestamp(), max(queued_at) + interval '1 microsecond') into moment from mail
    where shopper = shopper_id and body->>'order' = mail_body->>'order'
      and state in ('queued', 'sending', 'transmitting');
  insert into mail (shopper, dedupe, kind, recipient, body, queued_at)
    values (shopper_id, dedupe_key, mail_kind, mail_recipient, mail_body, moment)
    on conflict do nothing;
  if not found then return false; end if;
  perform notify_live(json_build_array(json_build_object('kind', 'mail', 'shopper', shopper_id))::text);
  return true;
end $$;
