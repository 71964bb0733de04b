-- Makes the next refund of a charge due and gives its number. Of its cents `back_in_credit` go to a credit at once, which
-- is all where no card is to be asked; of the charge `credit_paid` was paid by one. Guards: what went back or is to go
-- back so far is as it was read, together they are no more than was charged, and change_credit; null where they fail.
-- The caller holds the lock.
create or replace function insert_refund(
  shopper_id text, intent_id text, seen_cents bigint, cents bigint, refund_reason text,
  refund_lines jsonb, made_by text, provider_id text, charged_cents bigint, paid_seconds bigint,
  credit_paid bigint default 0, to_credit text default null, back_in_credit bigint default 0
) returns integer language plpgsql as $$
declare
  next_no integer;
  sum_cents bigint;
begin
  select coalesce(max(no), 0) + 1,
      coalesce(sum(case when state in ('failed', 'cancelled') then credit_cents else amount_cents end), 0)
    into next_no, sum_cents
    from refund where shopper = shopper_id and payment_intent = intent_id;
  if sum_cents <> seen_cents or cents <= 0 or sum_cents + cents > charged_cents
    or back_in_credit not between 0 and cents
  then
    return null;
  end if;
  insert into refund (shopper, payment_intent, no, by, reason, lines, state, amount_cents,
      credit_cents, credit, charge_cents, created_seconds, provider)
    values (shopper_id, intent_id, next_no, made_by, refund_reason, refund_lines,
      case when back_in_credit = cents then 'refunded' else 'due' end, cents, back_in_credit, to_credit,
      charged_cents - credit_paid, paid_seconds, provider_id);
  if back_in_credit > 0 then
    insert into refund_transaction (shopper, payment_intent, no, entry, amount_cents, is_credit)
      values (shopper_id, intent_id, next_no, 1, back_in_credit, true);
    if not change_credit(to_credit, back_in_credit, 'refunded', intent_id || '/' || next_no) then
      raise exception 'Unable to refund % of % to the credit %', back_in_credit, intent_id, to_credit;
    end if;
  end if;
  return next_no;
end $$;
