-- Writes how a mail that was taken stands, and in how many seconds it is due. Guards: nobody has taken it
-- over since. A guest's mail may be the account's by now. Its secret leaves with the last attempt,
-- and the wish to be told that something is back in stock with the mail that is sent.
create or replace function advance_mail(
  shopper_id text, dedupe_key text, seen_tries integer, new_state text, pause_seconds integer,
  server_reply text
) returns boolean language plpgsql as $$
declare
  moment timestamptz := now();
  account text;
  advanced mail;
begin
  update mail
    set state = new_state, due_at = now() + make_interval(secs => pause_seconds),
      reply = coalesce(server_reply, reply),
      sent_at = case when new_state = 'sent' then moment end,
      body = case when new_state in ('queued', 'unwritten', 'transmitting') then body
        else body - 'secret' end
    where mail.shopper = shopper_id and dedupe = dedupe_key
      and tries = seen_tries and state in ('sending', 'transmitting')
    returning * into advanced;
  if not found then
    -- After the update, which has waited for whoever moves the mail at this moment.
    select merged_into into account from shopper where id = shopper_id;
    if account is null then return false; end if;
    return advance_mail(account, dedupe_key, seen_tries, new_state, pause_seconds, server_reply);
  end if;
  if new_state = 'sent' and advanced.kind = 'back_in_stock' then
    delete from stock_watch where variant = advanced.body->>'variant'
      and shopper = advanced.shopper and queued_at is not null;
  end if;
  return true;
end $$;
