-- Writes the short lists of the admin's first page, which are too long to make for each visit: what sold best
-- from a day on in this time zone, by listing and by category, and what is low on the shelf.
create or replace function refresh_figures(zone_name text, from_day date, max_listed integer) returns boolean
language plpgsql as $$
begin
  insert into desk_figure (name, body)
    with sum as materialized (
      select listing, sum(units) as units, sum(amount_cents) as cents from sales_listing
      where zone = zone_name and day >= from_day and listing <> '' group by listing
    ), best as (
      select listing, units, cents from sum order by cents desc, listing limit max_listed
    ), categorised as (
      select coalesce(category, '') as category, sum(units) as units, sum(cents) as cents
      from sum left join product using (listing) group by 1
    ), largest as (
      select * from categorised order by cents desc, category limit max_listed
    )
    select 'best-sellers:' || zone_name, json_build_object(
      'listings', (
        select coalesce(json_agg(json_build_object('listing', listing, 'title', coalesce(title, listing),
          'units', units, 'cents', cents) order by cents desc, listing), '[]')
        from best left join product using (listing)),
      'categories', (
        select coalesce(json_agg(json_build_object('category', category, 'units', units, 'cents', cents)
          order by cents desc, category), '[]') from largest),
      'units', (select coalesce(sum(units), 0) from sum),
      'cents', (select coalesce(sum(cents), 0) from sum))
    on conflict (name) do update set body = excluded.body, at = now();
  insert into desk_figure (name, body)
    select 'low-stock', coalesce(json_agg(json_build_object('listing', listing, 'title', title,
      'available', available) order by available, listing), '[]')
    from (
      select listing, title, available from stock join product using (listing)
      where available <= low and withdrawn_at is null
      order by available, listing limit max_listed
    ) as low_stock
    on conflict (name) do update set body = excluded.body, at = now();
  return true;
end $$;
