-- Pays out what is available at the beginning of a day: one payout a currency, if there is something to pay. A charge is
-- available two days later, what goes back at once. Fees are Stripe's of the United States: 2.9 % and 30 cents of a
-- charge, 15 dollars of a dispute; none of them comes back. Ids follow from what they are of, so that nothing is written
-- twice.
create or replace function simulator_pay_out(day_start text) returns boolean language plpgsql as $$
declare
  today bigint := day_start::bigint;
  one_day constant bigint := 86400;
begin
  perform pg_advisory_xact_lock(hashtext('simulator_pay_out'));
  insert into card_simulator.balance_transaction
    (id, type, reporting_category, amount_cents, fee_cents, currency, source, created_seconds, available_seconds)
  select 'txn_' || moved.key, moved.type, moved.category, moved.amount, moved.fee, moved.currency, moved.source,
    moved.created, moved.available
  from (
    select substr(id, 4) as key, 'charge' as type, 'charge' as category, amount_cents as amount,
      round(amount_cents * 0.029)::bigint + 30 as fee, currency, id as source, created_seconds as created,
      (created_seconds / one_day + 2) * one_day as available
    from card_simulator.charge where status = 'succeeded' and created_seconds < today - one_day
    union all
    select substr(id, 4), 'refund', 'refund', -amount_cents, 0, currency, id, created_seconds, created_seconds
    from card_simulator.refund where created_seconds < today
    union all
    select substr(id, 4) || 'F', 'refund_failure', 'refund_failure', amount_cents, 0, currency, id, today - 1, today - 1
    from card_simulator.refund where status = 'failed' and created_seconds < today
    union all
    select substr(id, 4), 'adjustment', 'dispute', -amount_cents, 1500, currency, id, created_seconds, created_seconds
    from card_simulator.dispute where status not like 'warning%' and created_seconds < today
    union all
    select substr(id, 4) || 'W', 'adjustment', 'dispute_reversal', amount_cents, 0, currency, id, today - 1, today - 1
    from card_simulator.dispute where status = 'won' and created_seconds < today
  ) as moved
  where not exists (
    select from card_simulator.balance_transaction as known where known.id = 'txn_' || moved.key)
  order by moved.created, moved.key;
  insert into card_simulator.payout (id, amount_cents, currency, created_seconds)
    select 'po_' || currency || today / one_day, sum(amount_cents - fee_cents), currency, today
    from card_simulator.balance_transaction where payout is null
    group by currency having sum(amount_cents - fee_cents) > 0
    on conflict do nothing;
  -- What a second call of a day finds waits for the next day.
  update card_simulator.balance_transaction as moved set payout = paid.id
    from card_simulator.payout as paid
    where moved.payout is null and paid.id = 'po_' || moved.currency || today / one_day
      and not exists (select from card_simulator.balance_transaction as other where other.payout = paid.id);
  return true;
end $$;
