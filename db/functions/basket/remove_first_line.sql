-- Removes the first line whose item has this id (specification 4): with options its own, as toLineProduct of options.ts
-- says. It can be put back for a while.
create or replace function remove_first_line(shopper_id text, product_id text) returns json
language plpgsql as $$
declare
  first json;
begin
  if lock_shopper(shopper_id) is null then return not_own_basket(shopper_id); end if;
  select item into first from json_array_elements(read_basket(shopper_id)->'items') as item
    where case when item->>'options' = '[]' then item->>'id' else item->>'variant' end = product_id limit 1;
  if first is null then return json_build_object('basket', read_basket(shopper_id)); end if;
  update basket_line set removed_at = now()
    where shopper = shopper_id and line = (first->>'line')::bigint;
  return changed_basket(shopper_id, array[(first->>'line')::bigint], first);
end $$;
