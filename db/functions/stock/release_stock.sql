-- Gives back what a payment holds. The caller has made it one that cannot become an order any more.
create or replace function release_stock(payment_id text) returns void
language plpgsql as $$
declare
  freed jsonb;
  changed text[];
begin
  perform from stock
    where stock_key in (select stock_key from stock_hold where payment = payment_id and state = 'held')
    order by stock_key for update;
  -- One statement a table: book_stock.sql.
  with ended as (
    delete from stock_hold where payment = payment_id and state = 'held' returning stock_key, units
  )
  select jsonb_object_agg(stock_key, units) into freed from ended;
  with given as (
    update stock set available = available + units
    from (select key, value::integer as units from jsonb_each(freed)) as one where stock_key = key
    returning variant, available - units as before, low
  )
  select array_agg(variant) filter (where before <= low) into changed from given;
  perform notify_stock(changed);
end $$;
