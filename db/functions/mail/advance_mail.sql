-- Writes how a mail that was taken stands, and in how many seconds it is due. Guards: nobody has taken it
-- over since. A guest's mail may be the account's by now. Its secret leaves with the last attempt.
create or replace function advance_mail(
  shopper_id text, dedupe_key text, seen_tries integer, new_state text, pause_seconds integer,
  server_reply text
) returns boolean language plpgsql as $$
declare
  owner text;
begin
  select coalesce(joined_to, id) into owner from shopper where id = shopper_id;
  update mail
    set state = new_state, due_at = now() + make_interval(secs => pause_seconds),
      reply = coalesce(server_reply, reply),
      sent_at = case when new_state = 'sent' then now() end,
      body = case when new_state in ('queued', 'transmitting') then body
        else body - 'secret' end
    where mail.shopper = coalesce(owner, shopper_id) and dedupe = dedupe_key
      and tries = seen_tries and state in ('sending', 'transmitting');
  return found;
end $$;
