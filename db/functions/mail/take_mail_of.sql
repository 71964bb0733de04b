-- Takes the mail of this shopper, or of the account that it has joined, that is due the longest, for so many seconds: then
-- another process may take it over. A later mail of an order waits for the earlier, a day at most, but for one that the
-- shop cannot write. A secret is of no use later: it waits for none, and none for it. A mail whose secret may have been
-- transmitted keeps that state. What goes to an account has its e-mail from then on, and is deleted where there is no such
-- account. Null when none is due.
create or replace function take_mail_of(shopper_id text, lease_seconds integer, fresh_message_id text) returns json
language plpgsql as $$
declare
  account text;
  taken mail;
begin
  loop
    select * into taken from mail
      where shopper = shopper_id
        and state in ('queued', 'unwritten', 'sending', 'transmitting') and due_at <= now()
        and (mail.body ? 'secret' or mail.queued_at <= now() - interval '1 day' or not exists (
          select from mail as earlier
          where earlier.shopper = shopper_id and earlier.body->>'order' = mail.body->>'order'
            and earlier.state in ('queued', 'sending', 'transmitting') and not earlier.body ? 'secret'
            and (earlier.queued_at, earlier.dedupe) < (mail.queued_at, mail.dedupe)))
      order by due_at limit 1;
    if not found then
      select merged_into into account from shopper where id = shopper_id;
      if account is null then return null; end if;
      return take_mail_of(account, lease_seconds, fresh_message_id);
    end if;
    if taken.recipient = 'account' then
      select email into taken.recipient from "user" where id = taken.shopper;
      if not found then
        delete from mail where shopper = taken.shopper and dedupe = taken.dedupe and recipient = 'account';
        continue;
      end if;
    end if;
    -- Of a cluster's node no row is locked while it is looked for: who comes second finds another time here.
    update mail
      set state = case when state = 'transmitting' then state else 'sending' end, tries = tries + 1,
        due_at = now() + make_interval(secs => lease_seconds),
        message_id = coalesce(message_id, fresh_message_id), recipient = taken.recipient
      where shopper = taken.shopper and dedupe = taken.dedupe
        and (state, due_at) = (taken.state, taken.due_at);
    exit when found;
  end loop;
  return json_build_object(
    'shopper', taken.shopper, 'dedupe', taken.dedupe, 'kind', taken.kind,
    'recipient', taken.recipient, 'body', taken.body, 'state', taken.state,
    'tries', taken.tries + 1, 'messageId', coalesce(taken.message_id, fresh_message_id),
    'queuedSeconds', floor(extract(epoch from taken.queued_at))::bigint,
    'ageSeconds', floor(extract(epoch from now() - taken.queued_at))::bigint);
end $$;
