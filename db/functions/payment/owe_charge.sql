-- Makes all of a charge due to go back, and tells of it. The caller has recorded why it can, and holds the lock.
create or replace function owe_charge(
  shopper_id text, payment_id text, intent_id text, refund_reason text,
  charged_cents bigint, paid_seconds bigint, mail jsonb, messages text
) returns void language plpgsql as $$
declare
  paid_with text;
begin
  perform name_contact(shopper_id, payment_id, intent_id);
  select provider into paid_with from payment where shopper = shopper_id and payment = payment_id;
  perform insert_refund(shopper_id, intent_id, 0, charged_cents, refund_reason, null, 'shop',
    paid_with, charged_cents, paid_seconds);
  perform queue_order_mail(shopper_id, intent_id, 'refunded', mail);
  perform notify_live(messages);
end $$;
