-- Gives back what a payment holds. The caller has made it one that cannot become an order any more.
create or replace function release_stock(payment_id text) returns void
language plpgsql as $$
declare
  changed text[];
begin
  perform from stock
    where listing in (select listing from stock_hold where payment = payment_id and state = 'held')
    order by listing for update;
  with freed as (
    delete from stock_hold where payment = payment_id and state = 'held' returning listing, units
  ), given as (
    update stock set available = available + freed.units from freed
    where stock.listing = freed.listing
    returning stock.listing, available - freed.units as before, low
  )
  select array_agg(listing) filter (where before <= low) into changed from given;
  perform notify_stock(changed);
end $$;
