-- Writes what lies on the shelf: `counts` are units by variant, null ends counting it; `is_change` adds
-- them to what was there. What is held and sold stays so, and what was sold before a first count and has not
-- left is taken into account. Guards: each is a variant of the shop, none
-- falls below zero or rises above MAX_SHELF_UNITS; else nothing is done. Answers `{"refused": [variant]}` or the numbers before and after
-- of each that has changed, `{"changed": [{variant, before, after}]}`; null is not counted.
create or replace function count_stock(
  counts jsonb, is_change boolean, count_reason text, reference_id text
) returns json language plpgsql as $$
declare
  refused text[];
  fresh text[];
  changed json;
begin
  -- Whose being counted begins or ends, what baskets read of it is written as well, behind the stock. Who writes a product
  -- has that before the stock, as an import does, so the product comes first; and before its rows the table.
  if exists (
    select from jsonb_each(counts) left join stock on variant = key where (value = 'null') <> (variant is null)
  ) then
    lock table product in row exclusive mode;
    perform from product where variant in (select jsonb_object_keys(counts)) order by variant for update;
  end if;
  fresh := array(
    select key from jsonb_each(counts)
    where value <> 'null' and not exists (select from stock where stock.variant = key)
      and exists (select from product where product.variant = key));
  perform commit_sold(fresh);
  with made as (
    insert into stock (variant, on_hand, available)
    select key, shelf.units, shelf.units - (
      select coalesce(sum(units), 0) from stock_hold where stock_hold.stock_key = 'product:' || key)
    from jsonb_each(counts), lateral (
      select coalesce(sum(units) filter (where reason <> 'cancelled'), 0) as units
      from stock_entry where stock_entry.stock_key = 'product:' || key
    ) as shelf
    where value <> 'null' order by key on conflict do nothing returning variant
  )
  select coalesce(array_agg(variant), '{}') into fresh from made;
  perform from stock where variant in (select jsonb_object_keys(counts)) order by variant for update;
  select array_agg(key order by key) into refused
    from jsonb_each(counts) left join stock on variant = key
    where not exists (select from product where product.variant = key)
      or value <> 'null' and value::numeric + case when is_change then on_hand else 0 end
        not between 0 and 999999999;
  if refused is not null then
    delete from stock where variant = any(fresh);
    return json_build_object('refused', refused);
  end if;
  with counted as (
    select stock_key, variant, on_hand as before,
      case when value = 'null' then 0
        when is_change then on_hand + value::integer else value::integer end as after,
      value = 'null' as is_end
    from jsonb_each(counts) join stock on variant = key
  ), entry as (
    insert into stock_entry (stock_key, reason, reference, units)
    select stock_key, count_reason, reference_id, after - before from counted where after <> before
  ), written as (
    update stock set on_hand = after, available = available + after - before from counted
    where stock.variant = counted.variant
  )
  select json_agg(json_build_object('variant', variant,
      'before', case when not variant = any(fresh) then before end,
      'after', case when not is_end then after end) order by variant)
    into changed from counted where is_end or after <> before or variant = any(fresh);
  delete from stock where variant in (select key from jsonb_each(counts) where value = 'null');
  update basket_variant set is_counted = not is_counted
    where variant = any(array(select one->>'variant' from json_array_elements(changed) as one))
    and is_counted = (variant = any(array(
      select one->>'variant' from json_array_elements(changed) as one where one->>'after' is null)));
  perform notify_stock(array(select one->>'variant' from json_array_elements(changed) as one));
  return json_build_object('changed', coalesce(changed, '[]'));
end $$;
