-- Makes the refund of a charge that cannot become an order due. Guards: state and intent of the payment
-- are unchanged.
create or replace function owe_refund(
  shopper_id text, payment_id text, seen_state text, intent_id text, refund_reason text,
  charged_cents bigint, paid_seconds bigint, mail jsonb, messages text
) returns boolean language plpgsql as $$
begin
  if not change_payment(shopper_id, payment_id, seen_state, 'refund_due', intent_id) then
    return false;
  end if;
  perform owe_charge(shopper_id, payment_id, intent_id, refund_reason, charged_cents, paid_seconds,
    mail, messages);
  return true;
end $$;
