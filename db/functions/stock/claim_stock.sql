-- Holds units for payments, in the order of the claims and all or nothing a payment. A claim is
-- `{payment, shopper, provider, units: {stock_key: units}}`. Guards: the payment can still be paid, and of
-- each enough is available. Payments are locked first, then the stock in the order of its
-- keys: whoever locks both does it in this order. A payment that has a hold keeps it, with its full
-- time. Answers for each claim `{"state": "held" | "over" | "short", "left": {stock_key: units}}`.
create or replace function claim_stock(claims jsonb, hold_seconds integer) returns jsonb
language plpgsql as $$
declare
  claim jsonb;
  kept record;
  answers jsonb := '[]';
  granted jsonb := '[]';
  unpaid text[] := '{}';
  held text[];
  lefts jsonb;
  changed text[];
begin
  -- One after the other: each payment lies with its shopper.
  for claim in
    select one from jsonb_array_elements(claims) as one order by one->>'shopper', one->>'payment'
  loop
    perform from payment
      where shopper = claim->>'shopper' and payment = claim->>'payment'
        and state in ('creating', 'open', 'cancelling') for share;
    if found then unpaid := unpaid || (claim->>'payment'); end if;
  end loop;
  select coalesce(jsonb_object_agg(stock_key, available), '{}') into lefts from (
    select stock_key, available from stock
    where stock_key in (
      select jsonb_object_keys(one->'units') from jsonb_array_elements(claims) as one)
    order by stock_key for update
  ) as locked;
  held := array(select payment from stock_hold where payment = any(unpaid));
  for kept in
    select distinct payment, taken_at from stock_hold where payment = any(held)
  loop
    update stock_hold set ends_at = kept.taken_at + make_interval(secs => hold_seconds)
      where payment = kept.payment;
  end loop;
  for claim in select one from jsonb_array_elements(claims) as one loop
    if not claim->>'payment' = any(unpaid) then
      answers := answers || '{"state": "over"}'::jsonb;
    elsif claim->>'payment' = any(held) then
      answers := answers || '{"state": "held"}'::jsonb;
    elsif exists (
      -- What is not counted any more has no stock, and is never short.
      select from jsonb_each(claim->'units') where (lefts->key)::integer < value::integer
    ) then
      answers := answers || jsonb_build_object('state', 'short', 'left', (
        select jsonb_object_agg(key, lefts->key) from jsonb_object_keys(claim->'units') as key
        where lefts ? key));
    else
      lefts := lefts || (
        select coalesce(jsonb_object_agg(key, (lefts->key)::integer - value::integer), '{}')
        from jsonb_each(claim->'units') where lefts ? key);
      held := held || (claim->>'payment');
      granted := granted || claim;
      answers := answers || '{"state": "held"}'::jsonb;
    end if;
  end loop;
  if granted = '[]' then return answers; end if;
  insert into stock_hold (payment, stock_key, units, shopper, provider, ends_at)
    select one->>'payment', wanted.key, wanted.value::integer, one->>'shopper', one->>'provider',
      now() + make_interval(secs => hold_seconds)
    from jsonb_array_elements(granted) as one, jsonb_each(one->'units') as wanted;
  with taken as (
    update stock set available = (lefts->stock_key)::integer
    where stock_key in (select jsonb_object_keys(lefts))
      and available <> (lefts->stock_key)::integer
    returning variant, available, low
  )
  select array_agg(variant) filter (where available <= low) into changed from taken;
  perform notify_stock(changed);
  return answers;
end $$;
