-- Queues a mail about an order, or a charge that became none: to the account's e-mail, or to the one that
-- the guest gave for it. Does nothing where there is neither. `fact` names it among the mails of the order.
create or replace function queue_order_mail(
  shopper_id text, intent_id text, fact text, mail_kind text, mail_body jsonb
) returns boolean language plpgsql as $$
declare
  recipient_email text;
begin
  if shopper_id like 'guest\_%' then
    select email into recipient_email from order_person
      where shopper = shopper_id and payment_intent = intent_id;
  else
    select email into recipient_email from "user" where id = shopper_id;
  end if;
  return queue_mail(shopper_id, fact || ':' || intent_id, mail_kind, recipient_email,
    mail_body || jsonb_build_object('order', intent_id));
end $$;
