-- Gives back what a payment holds. The caller has made it one that cannot become an order any more.
create or replace function release_stock(payment_id text) returns void
language plpgsql as $$
declare
  changed text[];
begin
  perform from stock
    where stock_key in (select stock_key from stock_hold where payment = payment_id and state = 'held')
    order by stock_key for update;
  with freed as (
    delete from stock_hold where payment = payment_id and state = 'held' returning stock_key, units
  ), given as (
    update stock set available = available + freed.units from freed
    where stock.stock_key = freed.stock_key
    returning stock.variant, available - freed.units as before, low
  )
  select array_agg(variant) filter (where before <= low) into changed from given;
  perform notify_stock(changed);
end $$;
