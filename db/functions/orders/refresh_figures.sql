-- Writes the short lists of the admin's first page, which are too long to make for each visit: what sold best
-- from a day on in this time zone, by variant and by category, and what is low on the shelf.
create or replace function refresh_figures(zone_name text, from_day date, max_listed integer) returns boolean
language plpgsql as $$
begin
  insert into admin_figure (name, body)
    with sum as materialized (
      select variant, sum(units) as units, sum(amount_cents) as cents from sales_variant
      where zone = zone_name and day >= from_day and variant <> '' group by variant
    ), best as (
      select variant, units, cents from sum order by cents desc, variant limit max_listed
    ), categorised as (
      select coalesce(category, '') as category, sum(units) as units, sum(cents) as cents
      from sum left join product using (variant) group by 1
    ), largest as (
      select * from categorised order by cents desc, category limit max_listed
    )
    select 'best-sellers:' || zone_name, json_build_object(
      'variants', (
        select coalesce(json_agg(json_build_object('variant', variant, 'title', coalesce(title, variant), 'options', options,
          'units', units, 'cents', cents) order by cents desc, variant), '[]')
        from best left join product using (variant)),
      'categories', (
        select coalesce(json_agg(json_build_object('category', category, 'units', units, 'cents', cents)
          order by cents desc, category), '[]') from largest),
      'units', (select coalesce(sum(units), 0) from sum),
      'cents', (select coalesce(sum(cents), 0) from sum))
    on conflict (name) do update set body = excluded.body, at = now();
  insert into admin_figure (name, body)
    select 'low-stock', coalesce(json_agg(json_build_object('variant', variant, 'title', title,
      'options', options, 'available', available) order by available, variant), '[]')
    from (
      select variant, title, options, available from stock join product using (variant)
      where available <= low and withdrawn_at is null
      order by available, variant limit max_listed
    ) as low_stock
    on conflict (name) do update set body = excluded.body, at = now();
  return true;
end $$;
