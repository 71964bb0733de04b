-- Makes the hold of a payment that was ordered the commitment of its order; false where nothing is held, as when that is done.
-- The stock itself is not touched, so that the orders of one variant need not wait for each other.
create or replace function commit_hold(payment_id text) returns boolean
language plpgsql as $$
declare
  sold text[];
  out_now text[];
begin
  with sold_now as (
    update stock_hold set state = 'committed' where payment = payment_id and state = 'held'
    returning stock_key
  )
  select array_agg(stock_key) into sold from sold_now;
  if sold is null then return false; end if;
  -- What was the last in a checkout is sold out now.
  out_now := array(select variant from stock where stock_key = any(sold) and available <= 0);
  perform notify_stock(out_now);
  return true;
end $$;
