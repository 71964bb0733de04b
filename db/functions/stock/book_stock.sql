-- Books what becomes of the units of an order: 'shipped' takes them from the shelf, 'cancelled' makes
-- those available that were not shipped, 'returned' lays them on the shelf again. `items` are units by
-- stock key; null: all that are committed. Guards: a fact is booked once a number, and of no more units than
-- are committed, or for a return were shipped. What is not counted is passed over.
create or replace function book_stock(payment_id text, fact text, fact_no integer, items jsonb)
returns void language plpgsql as $$
declare
  booked jsonb;
  changed text[];
begin
  if items is null then
    select jsonb_object_agg(stock_key, units) into items from stock_hold
      where payment = payment_id and state = 'committed';
  end if;
  perform from stock where stock_key in (select jsonb_object_keys(items)) order by stock_key for update;
  with wanted as (
    select key as stock_key, least(value::integer, (
        -- The references of a payment are `payment/number`, and '0' follows '/'.
        select coalesce(-sum(units), 0) from stock_entry
        where stock_key = key and reason in ('shipped', 'returned')
          and reference > payment_id || '/' and reference < payment_id || '0')) as units
    from jsonb_each(items)
    where fact = 'returned'
      and exists (select from stock where stock_key = key and variant is not null)
    union all
    select stock_key, least(units, (items->stock_key)::integer) from stock_hold
    where fact <> 'returned' and payment = payment_id and state = 'committed' and items ? stock_key
  ), entered as (
    insert into stock_entry (stock_key, reason, reference, units)
    select stock_key, fact, payment_id || '/' || fact_no,
      case when fact = 'shipped' then -units else units end
    from wanted where units > 0 on conflict do nothing returning stock_key, abs(units) as units
  )
  select jsonb_object_agg(stock_key, units) into booked from entered;
  -- One statement a table: of several a cluster commits even what lies on one node in two phases.
  if fact <> 'returned' then
    update stock_hold set units = units - (booked->>stock_key)::integer
      where payment = payment_id and booked ? stock_key;
    delete from stock_hold where payment = payment_id and units = 0;
  end if;
  with given as (
    update stock set
      on_hand = on_hand + case when fact = 'shipped' then -units when fact = 'returned' then units else 0 end,
      available = available + case when fact = 'shipped' then 0 else units end
    from (select key, value::integer as units from jsonb_each(booked)) as one where stock_key = key
    returning variant, available - units as before, low
  )
  select array_agg(variant) filter (where before <= low) into changed from given;
  if fact <> 'shipped' then perform notify_stock(changed); end if;
end $$;
