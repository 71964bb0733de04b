-- Writes what became of an intent of the card simulator, with the attempts to charge the card and the
-- events. Guards: the version of its row (xmin) is unchanged, the idempotency key is new.
create or replace function simulator_change_intent(
  new_intent jsonb, seen_version text, new_charges jsonb, new_events jsonb, answer jsonb
) returns boolean language plpgsql as $$
declare
  changed card_simulator.payment_intent :=
    jsonb_populate_record(null::card_simulator.payment_intent, new_intent);
begin
  perform from card_simulator.payment_intent
    where id = changed.id and xmin::text = seen_version for update;
  if not found then return false; end if;
  if not simulator_record(answer, new_events) then return false; end if;
  update card_simulator.payment_intent
    set amount_cents = changed.amount_cents, currency = changed.currency,
      allowed_payment_method_types = changed.allowed_payment_method_types,
      description = changed.description, receipt_email = changed.receipt_email,
      metadata = changed.metadata, status = changed.status, failure = changed.failure,
      challenge = changed.challenge, payment_method = changed.payment_method,
      latest_charge = changed.latest_charge, canceled_seconds = changed.canceled_seconds,
      cancellation_reason = changed.cancellation_reason
    where id = changed.id;
  insert into card_simulator.charge
    select * from jsonb_populate_recordset(null::card_simulator.charge, new_charges);
  return true;
end $$;
