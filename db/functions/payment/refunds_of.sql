-- All refunds of a charge in the order of their numbers; an empty list where there is none.
create or replace function refunds_of(shopper_id text, intent_id text) returns json
language plpgsql stable as $$
declare
  answer json;
begin
  select coalesce(json_agg(json_build_object(
      'no', no, 'by', by, 'reason', reason, 'lines', lines, 'state', state, 'refundId', refund_id,
      'attempt', attempt, 'amountCents', amount_cents, 'creditCents', credit_cents, 'chargeCents', charge_cents,
      'createdSeconds', created_seconds, 'dueSeconds', extract(epoch from due_at)::bigint
    ) order by no), '[]')
    into answer from refund where shopper = shopper_id and payment_intent = intent_id;
  return answer;
end $$;
