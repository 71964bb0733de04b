-- Adds up what was sold on each day of this time zone by what came from where, from a day on (null: all of them). Gift
-- cards that were bought are a debt: what is paid with them is sold. Orders never change, and none goes: a day that is
-- added up again is at most more.
create or replace function sum_sales(zone_name text, from_day date) returns boolean
language plpgsql as $$
begin
  insert into sales_day (zone, day, source, orders, amount_cents)
    select zone_name, (to_timestamp(created_seconds) at time zone zone_name)::date as day,
      coalesce(source, ''), count(*), sum(amount_cents)
    from "order"
    where created_seconds >= coalesce(
      extract(epoch from from_day::timestamp at time zone zone_name)::bigint, 0)
      and (items->0 ? 'isGiftCard') is not true
    group by 2, 3
    on conflict (zone, day, source) do update
      set orders = excluded.orders, amount_cents = excluded.amount_cents
      where sales_day.orders <> excluded.orders
        or sales_day.amount_cents <> excluded.amount_cents;
  return true;
end $$;
