-- Makes the refund of a charge that cannot become an order due. Guards: state and intent of the payment
-- are unchanged.
create or replace function owe_refund(
  shopper_id text, payment_id text, seen_state text, intent_id text, refund_reason text,
  charged_cents bigint, paid_seconds bigint, mail jsonb, messages text
) returns boolean language plpgsql as $$
declare
  paid_with text;
begin
  if not change_payment(shopper_id, payment_id, seen_state, 'refund_due', intent_id) then
    return false;
  end if;
  perform name_contact(shopper_id, payment_id, intent_id);
  select provider into paid_with from payment where shopper = shopper_id and payment = payment_id;
  perform insert_refund(shopper_id, intent_id, 0, charged_cents, refund_reason, null, 'shop',
    paid_with,
    charged_cents, paid_seconds);
  perform queue_order_mail(shopper_id, intent_id, 'refunded', mail);
  perform notify_live(messages);
  return true;
end $$;
