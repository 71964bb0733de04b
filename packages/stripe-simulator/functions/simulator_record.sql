-- Records what a change of the card simulator leads to: the answer that its idempotency key repeats, and
-- the events. Guard: the key is new. Without a key there is no answer to store.
create or replace function simulator_record(answer jsonb, new_events jsonb) returns boolean
language plpgsql as $$
begin
  if answer is not null then
    insert into card_simulator.idempotency_key
      select * from jsonb_populate_record(null::card_simulator.idempotency_key, answer)
      on conflict do nothing;
    if not found then return false; end if;
  end if;
  if new_events <> '[]' then
    insert into card_simulator.event overriding user value
      select * from jsonb_populate_recordset(null::card_simulator.event, new_events);
  end if;
  return true;
end $$;
