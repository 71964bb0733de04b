-- Queues a mail in the transaction that makes its fact, and wakes the senders when that commits. Does
-- nothing without a recipient, and for a fact whose mail is queued already.
create or replace function queue_mail(
  shopper_id text, dedupe_key text, mail_kind text, mail_recipient text, mail_body jsonb
) returns boolean language plpgsql as $$
begin
  if mail_recipient is null then return false; end if;
  insert into mail (shopper, dedupe, kind, recipient, body)
    values (shopper_id, dedupe_key, mail_kind, mail_recipient, mail_body)
    on conflict do nothing;
  if not found then return false; end if;
  perform notify_live('[{"kind":"mail"}]');
  return true;
end $$;
