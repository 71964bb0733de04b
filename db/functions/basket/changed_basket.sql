-- Ends a change of the basket: raises its version and gives it with the lines that changed, and the item that left.
create or replace function changed_basket(shopper_id text, changed_lines bigint[], removed json)
returns json language plpgsql as $$
begin
  update shopper set basket_version = basket_version + 1 where id = shopper_id;
  return json_build_object(
    'lines', coalesce(changed_lines, '{}'), 'removed', removed, 'basket', read_basket(shopper_id));
end $$;
