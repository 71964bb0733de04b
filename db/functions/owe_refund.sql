-- Makes the refund of a charge that cannot become an order due, and begins the pauses of the sweep
-- anew. Guards: state and intent of the payment are unchanged.
create or replace function owe_refund(
  shopper_id text, payment_id text, seen_state text, intent_id text, refund_reason text,
  charged_cents bigint, paid_seconds bigint, messages text
) returns boolean language plpgsql as $$
begin
  if not change_payment(shopper_id, payment_id, seen_state, 'refund_due', intent_id) then
    return false;
  end if;
  update payment set sweep_due_at = now(), sweep_tries = 0
    where shopper = shopper_id and payment = payment_id;
  insert into refund (shopper, payment_intent, reason, state, amount_cents, created_seconds)
    values (shopper_id, intent_id, refund_reason, 'due', charged_cents, paid_seconds);
  perform notify_live(messages);
  return true;
end $$;
