-- Adds up what was sold of each listing on each day of this time zone, from a day on and before another. An
-- item counts as what was paid for it, as the export of the orders has it (app/shared/split-cents.ts): what a
-- code took off is split over the items in proportion to their prices, and the cents that are left by rounding
-- down go to the largest remainders. What was charged beside the items is the listing ''.
create or replace function sum_listings(zone_name text, from_day date, before_day date) returns boolean
language plpgsql as $$
begin
  with sold as materialized (
    select shopper, payment_intent, amount_cents, items,
      coalesce((terms->>'discountCents')::bigint, 0) as discount,
      (to_timestamp(created_seconds) at time zone zone_name)::date as day
    from "order"
    where created_seconds >= extract(epoch from from_day::timestamp at time zone zone_name)::bigint
      and created_seconds < extract(epoch from before_day::timestamp at time zone zone_name)::bigint
  ), item as materialized (
    select shopper, payment_intent, day, discount, place, coalesce(one->>'listing', '') as listing,
      (one->>'priceCents')::bigint as price
    from sold, jsonb_array_elements(items) with ordinality as element (one, place)
  ), total as (
    select *, sum(price) over of_order as all_prices
    from item where discount > 0
    window of_order as (partition by shopper, payment_intent)
  ), part as (
    select *, least(discount, all_prices) as off,
      coalesce(div(least(discount, all_prices) * price, nullif(all_prices, 0)), 0) as whole,
      coalesce(mod(least(discount, all_prices) * price, nullif(all_prices, 0)), 0) as remainder
    from total
  ), split as (
    select day, listing, price, whole, off - sum(whole) over of_order as cents_left,
      row_number() over (partition by shopper, payment_intent order by remainder desc, place) as rank
    from part window of_order as (partition by shopper, payment_intent)
  ), paid as (
    select day, listing, price as cents from item where discount = 0
    union all
    select day, listing, price - whole - (rank <= cents_left)::integer from split
  ), listed as (
    select day, listing, count(*) as units, sum(cents) as cents from paid group by day, listing
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
