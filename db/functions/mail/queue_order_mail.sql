-- Queues a mail about an order, or a charge that became none: to the account's e-mail, and to the one that was
-- given with the order, which stays told whoever has the order now. Does nothing where there is neither, or no mail:
-- `{"kind", "body"}`. `fact` names it among the mails of the order. What goes to the order's own e-mail beside the
-- account's is no row of the account: `reader` is by whose link it opens. An order of nothing costs whoever floods a
-- stranger with its mails nothing: what its shopper makes of it is told to whom `payment.told` names (order-free.server.ts).
create or replace function queue_order_mail(
  shopper_id text, intent_id text, fact text, mail jsonb
) returns void language plpgsql as $$
declare
  mail_kind text := mail->>'kind';
  body jsonb := mail->'body' || jsonb_build_object('order', intent_id);
  account_email text;
  order_email text;
  guest text;
  told_of jsonb;
begin
  if mail_kind is null then return; end if;
  if intent_id like 'free\_%'
    and mail_kind in ('order_placed', 'order_cancelled', 'order_withdrawn', 'order_address_changed')
  then
    select told into told_of from payment where shopper = shopper_id and intent = intent_id;
    told_of := coalesce(told_of, '[]');
  end if;
  select email into order_email from order_contact
    where shopper = shopper_id and payment_intent = intent_id
      and (told_of is null or told_of ? lower(email));
  if shopper_id like 'guest\_%' then
    perform queue_mail(shopper_id, fact || ':' || intent_id, mail_kind, order_email, body);
    return;
  end if;
  if order_email is null and told_of is null then
    -- It lies elsewhere than what an account owns, and is read when the mail is sent (take_mail_of.sql).
    perform queue_mail(shopper_id, fact || ':' || intent_id, mail_kind, 'account', body);
    return;
  end if;
  select email into account_email from "user" where id = shopper_id
    and (told_of is null or told_of ? id or told_of ? lower(email));
  perform queue_mail(shopper_id, fact || ':' || intent_id, mail_kind, account_email, body);
  if order_email is not null and lower(order_email) is distinct from lower(account_email) then
    select shopper into guest from claimed_order
      where account = shopper_id and payment_intent = intent_id;
    perform queue_mail('order_' || intent_id, fact, mail_kind, order_email,
      body || jsonb_build_object('reader', coalesce(guest, shopper_id)));
  end if;
end $$;
