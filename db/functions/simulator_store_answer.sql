-- Stores the answer that an idempotency key repeats, with the change that it answers. Guard: the key is
-- new. Without a key there is no answer to store.
create or replace function simulator_store_answer(answer jsonb) returns boolean
language plpgsql as $$
begin
  if answer is null then return true; end if;
  insert into card_simulator.idempotency_key
    select * from jsonb_populate_record(null::card_simulator.idempotency_key, answer)
    on conflict do nothing;
  return found;
end $$;
