-- Adds up what was sold of each variant on each day of this time zone, from a day on and before another.
-- `discounts` is what codes took off each variant on each of these days, `[{"day", "variant", "cents"}]`. What
-- was charged beside the items is the variant ''. Gift cards are none of it, as in sum_sales.
create or replace function sum_variants(zone_name text, from_day date, before_day date, discounts jsonb)
returns boolean language plpgsql as $$
begin
  with sold as materialized (
    select amount_cents, items, (to_timestamp(created_seconds) at time zone zone_name)::date as day
    from "order"
    where created_seconds >= extract(epoch from from_day::timestamp at time zone zone_name)::bigint
      and created_seconds < extract(epoch from before_day::timestamp at time zone zone_name)::bigint
      and (items->0 ? 'isGiftCard') is not true
  ), listed as (
    select day, variant, sum(units) as units, sum(cents) as cents from (
      select day, coalesce(item->>'variant', '') as variant, 1 as units,
        (item->>'priceCents')::bigint as cents
      from sold, jsonb_array_elements(items) as item
      union all
      select day, variant, 0, -cents
      from jsonb_to_recordset(discounts) as discount (day date, variant text, cents bigint)
    ) as parts group by day, variant
  ), beside as (
    select day, sum(cents) as cents from (
      select day, amount_cents as cents from sold union all select day, -cents from listed
    ) as charged group by day
  )
  insert into sales_variant (zone, day, variant, units, amount_cents)
    select zone_name, day, variant, units, cents from listed where variant <> ''
    union all
    select zone_name, day, '', 0, cents + coalesce((
      select listed.cents from listed where listed.day = beside.day and variant = ''), 0)
    from beside
    on conflict (zone, day, variant) do update
      set units = excluded.units, amount_cents = excluded.amount_cents
      where sales_variant.units <> excluded.units
        or sales_variant.amount_cents <> excluded.amount_cents;
  return true;
end $$;
