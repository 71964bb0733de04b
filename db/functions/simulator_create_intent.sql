-- Inserts an intent of the card simulator, its event if there is one, and the answer that its
-- idempotency key repeats, null without a key. Guard: the key is new.
create or replace function simulator_create_intent(new_intent jsonb, new_event jsonb, answer jsonb)
returns boolean language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  if answer is not null then
    insert into card_simulator.idempotency_key
      select * from jsonb_populate_record(null::card_simulator.idempotency_key, answer)
      on conflict do nothing;
    if not found then return false; end if;
  end if;
  insert into card_simulator.payment_intent overriding user value
    select * from jsonb_populate_record(null::card_simulator.payment_intent, new_intent);
  if new_event is not null then
    insert into card_simulator.event overriding user value
      select * from jsonb_populate_record(null::card_simulator.event, new_event);
  end if;
  return true;
end $$;
