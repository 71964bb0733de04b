-- Makes the refund of what was paid on a stray intent due. Guards: as those of change_stray.
create or replace function owe_stray_refund(
  shopper_id text, payment_id text, intent_id text, seen_state text, refund_reason text,
  charged_cents bigint, paid_seconds bigint, mail jsonb, messages text
) returns boolean language plpgsql as $$
begin
  if not change_stray(shopper_id, payment_id, intent_id, seen_state, 'refund_due') then
    return false;
  end if;
  perform owe_charge(shopper_id, payment_id, intent_id, refund_reason, charged_cents, paid_seconds,
    mail, messages);
  return true;
end $$;
