-- Makes the next refund of a charge due and gives its number. Guards: what went back or is to go back so
-- far is as it was read, and together they are no more than was charged; null where they fail. The caller
-- holds the lock.
create or replace function insert_refund(
  shopper_id text, intent_id text, seen_cents bigint, cents bigint, refund_reason text,
  refund_lines jsonb, made_by text, provider_id text, charged_cents bigint, paid_seconds bigint
) returns integer language plpgsql as $$
declare
  next_no integer;
  sum_cents bigint;
begin
  select coalesce(max(no), 0) + 1,
      coalesce(sum(amount_cents) filter (where state not in ('failed', 'cancelled')), 0)
    into next_no, sum_cents
    from refund where shopper = shopper_id and payment_intent = intent_id;
  if sum_cents <> seen_cents or cents <= 0 or sum_cents + cents > charged_cents then
    return null;
  end if;
  insert into refund (shopper, payment_intent, no, by, reason, lines, state, amount_cents,
      charge_cents, created_seconds, provider)
    values (shopper_id, intent_id, next_no, made_by, refund_reason, refund_lines, 'due', cents,
      charged_cents, paid_seconds, provider_id);
  return next_no;
end $$;
