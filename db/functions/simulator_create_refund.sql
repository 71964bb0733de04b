-- Refunds a charge of the card simulator, with the events. Guards: the version of the charge's row
-- (xmin) is unchanged, the idempotency key is new.
create or replace function simulator_create_refund(
  new_refund jsonb, seen_version text, new_events jsonb, answer jsonb
) returns boolean language plpgsql as $$
declare
  created card_simulator.refund :=
    jsonb_populate_record(null::card_simulator.refund, new_refund);
begin
  perform from card_simulator.charge
    where id = created.charge and xmin::text = seen_version for update;
  if not found then return false; end if;
  if not simulator_store_answer(answer) then return false; end if;
  update card_simulator.charge
    set amount_refunded_cents = amount_refunded_cents + created.amount_cents
    where id = created.charge;
  insert into card_simulator.refund overriding user value select created.*;
  insert into card_simulator.event overriding user value
    select * from jsonb_populate_recordset(null::card_simulator.event, new_events);
  return true;
end $$;
