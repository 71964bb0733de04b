-- Writes what became of an intent of the card simulator, with the attempt to charge the card and the
-- event, null where there is none. Guard: the version of the row (xmin) is unchanged.
create or replace function simulator_change_intent(
  new_intent jsonb, seen_version text, new_charge jsonb, new_event jsonb
) returns boolean language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  changed card_simulator.payment_intent :=
    jsonb_populate_record(null::card_simulator.payment_intent, new_intent);
begin
  update card_simulator.payment_intent
    set status = changed.status, payment_method = changed.payment_method,
      latest_charge = changed.latest_charge, challenge = changed.challenge,
      failure = changed.failure
    where id = changed.id and xmin::text = seen_version;
  if not found then return false; end if;
  if new_charge is not null then
    insert into card_simulator.charge
      select * from jsonb_populate_record(null::card_simulator.charge, new_charge);
  end if;
  if new_event is not null then
    insert into card_simulator.event overriding user value
      select * from jsonb_populate_record(null::card_simulator.event, new_event);
  end if;
  return true;
end $$;
