-- Queues a mail about an order, or a charge that became none: to the account's e-mail, and to the one that was
-- given with the order, which stays told whoever has the order now. Does nothing where there is neither, or no mail:
-- `{"kind", "body"}`. `fact` names it among the mails of the order. What goes to the order's own e-mail beside the account's is no row of the
-- account: `reader` is by whose link it opens.
create or replace function queue_order_mail(
  shopper_id text, intent_id text, fact text, mail jsonb
) returns void language plpgsql as $$
declare
  mail_kind text := mail->>'kind';
  body jsonb := mail->'body' || jsonb_build_object('order', intent_id);
  account_email text;
  order_email text;
  guest text;
begin
  if mail_kind is null then return; end if;
  select email into order_email from order_person
    where shopper = shopper_id and payment_intent = intent_id;
  if shopper_id like 'guest\_%' then
    perform queue_mail(shopper_id, fact || ':' || intent_id, mail_kind, order_email, body);
    return;
  end if;
  select email into account_email from "user" where id = shopper_id;
  perform queue_mail(shopper_id, fact || ':' || intent_id, mail_kind, account_email, body);
  if lower(order_email) is distinct from lower(account_email) then
    select shopper into guest from kept_order
      where account = shopper_id and payment_intent = intent_id;
    perform queue_mail('order_' || intent_id, fact, mail_kind, order_email,
      body || jsonb_build_object('reader', coalesce(guest, shopper_id)));
  end if;
end $$;
