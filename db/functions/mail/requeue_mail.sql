-- Queues a mail that has ended once more, as if it were new. Guards: it is not under way, and none of these
-- kinds, which are sent at most once. A second copy on purpose has an id of its own.
create or replace function requeue_mail(shopper_id text, dedupe_key text, secret_kinds text)
returns boolean language plpgsql as $$
begin
  update mail
    set state = 'queued', queued_at = clock_timestamp(), due_at = now(), tries = 0, sent_at = null,
      message_id = case when state = 'sent' then null else message_id end
    where shopper = shopper_id and dedupe = dedupe_key
      and state not in ('sending', 'transmitting')
      and kind <> all (string_to_array(secret_kinds, ','));
  if not found then return false; end if;
  perform notify_live(json_build_array(json_build_object('kind', 'mail', 'shopper', shopper_id))::text);
  return true;
end $$;
