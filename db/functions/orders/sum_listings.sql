-- Adds up what was sold of each listing on each day of this time zone, from a day on and before another.
-- `discounts` is what codes took off each listing on each of these days, `[{"day", "listing", "cents"}]`. What
-- was charged beside the items is the listing ''.
create or replace function sum_listings(zone_name text, from_day date, before_day date, discounts jsonb)
returns boolean language plpgsql as $$
begin
  with sold as materialized (
    select amount_cents, items, (to_timestamp(created_seconds) at time zone zone_name)::date as day
    from "order"
    where created_seconds >= extract(epoch from from_day::timestamp at time zone zone_name)::bigint
      and created_seconds < extract(epoch from before_day::timestamp at time zone zone_name)::bigint
  ), listed as (
    select day, listing, sum(units) as units, sum(cents) as cents from (
      select day, coalesce(item->>'listing', '') as listing, 1 as units,
        (item->>'priceCents')::bigint as cents
      from sold, jsonb_array_elements(items) as item
      union all
      select day, listing, 0, -cents
      from jsonb_to_recordset(discounts) as discount (day date, listing text, cents bigint)
    ) as parts group by day, listing
  ), beside as (
    select day, sum(cents) as cents from (
      select day, amount_cents as cents from sold union all select day, -cents from listed
    ) as charged group by day
  )
  insert into sales_listing (zone, day, listing, units, amount_cents)
    select zone_name, day, listing, units, cents from listed where listing <> ''
    union all
    select zone_name, day, '', 0, cents + coalesce((
      select listed.cents from listed where listed.day = beside.day and listing = ''), 0)
    from beside
    on conflict (zone, day, listing) do update
      set units = excluded.units, amount_cents = excluded.amount_cents
      where sales_listing.units <> excluded.units
        or sales_listing.amount_cents <> excluded.amount_cents;
  return true;
end $$;
