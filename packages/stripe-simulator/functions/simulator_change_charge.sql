-- Writes what became of a paid charge of the card simulator, with the refunds and disputes that are new or
-- changed, and the events. Guards: the version of the charge's row (xmin) is unchanged, the idempotency
-- key is new.
create or replace function simulator_change_charge(
  new_charge jsonb, seen_version text, new_refunds jsonb, new_disputes jsonb, new_events jsonb, answer jsonb
) returns boolean language plpgsql as $$
declare
  changed card_simulator.charge := jsonb_populate_record(null::card_simulator.charge, new_charge);
begin
  perform from card_simulator.charge
    where id = changed.id and xmin::text = seen_version for update;
  if not found then return false; end if;
  if not simulator_record(answer, new_events) then return false; end if;
  update card_simulator.charge
    set amount_refunded_cents = changed.amount_refunded_cents, dispute = changed.dispute,
      dispute_due_at = changed.dispute_due_at
    where id = changed.id;
  insert into card_simulator.refund overriding user value
    select * from jsonb_populate_recordset(null::card_simulator.refund, new_refunds)
    on conflict (id) do update set status = excluded.status,
      failure_reason = excluded.failure_reason, end_due_at = excluded.end_due_at;
  insert into card_simulator.dispute overriding user value
    select * from jsonb_populate_recordset(null::card_simulator.dispute, new_disputes)
    on conflict (id) do update set status = excluded.status, evidence_text = excluded.evidence_text,
      submissions = excluded.submissions, metadata = excluded.metadata;
  return true;
end $$;
