-- Inserts an intent of the card simulator with its events. Guard: the idempotency key is new. The version
-- of the row (xmin), null if it was not inserted. Does not wait for the disk: the shop's next commit, of the
-- intent's id, flushes this one too, and before it nobody else knows the intent (docs/decisions/024).
create or replace function simulator_create_intent_2(new_intent jsonb, new_events jsonb, answer jsonb)
returns text language plpgsql as $$
declare
  version text;
begin
  perform set_config('synchronous_commit', 'off', true);
  if not simulator_record(answer, new_events) then return null; end if;
  insert into card_simulator.payment_intent overriding user value
    select * from jsonb_populate_record(null::card_simulator.payment_intent, new_intent)
    returning xmin::text into version;
  return version;
end $$;
