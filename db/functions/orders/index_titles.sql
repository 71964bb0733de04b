-- Writes the titles of the orders from a time on and before another, in unix seconds, for the search of orders.
create or replace function index_titles(from_seconds bigint, before_seconds bigint) returns boolean
language plpgsql as $$
begin
  with item as materialized (
    select distinct ('x' || left(md5(one->>'title'), 16))::bit(64)::bigint as hash, one->>'title' as title,
      created_seconds, payment_intent
    from "order", jsonb_array_elements(items) as element (one)
    where created_seconds >= from_seconds and created_seconds < before_seconds
      and one->>'title' is not null
  ), titled as (
    insert into sold_title (hash, title, last_seconds)
      select hash, min(title), max(created_seconds) from item group by hash
      on conflict (hash) do update set last_seconds = excluded.last_seconds
        where sold_title.last_seconds < excluded.last_seconds
  )
  insert into order_title (hash, created_seconds, payment_intent)
    select hash, created_seconds, payment_intent from item
    on conflict do nothing;
  return true;
end $$;
