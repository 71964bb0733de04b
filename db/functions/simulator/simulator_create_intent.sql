-- Inserts an intent of the card simulator with its events. Guard: the idempotency key is new.
create or replace function simulator_create_intent(new_intent jsonb, new_events jsonb, answer jsonb)
returns boolean language plpgsql as $$
begin
  if not simulator_record(answer, new_events) then return false; end if;
  insert into card_simulator.payment_intent overriding user value
    select * from jsonb_populate_record(null::card_simulator.payment_intent, new_intent);
  return true;
end $$;
