-- How many units of each counted listing are among these items of a basket, `{"lamp": 2}`, without what
-- is not for sale; null if none is counted.
create or replace function counted_units(items jsonb) returns jsonb
language plpgsql stable as $$
begin
  return (
    select jsonb_object_agg(listing, units) from (
      select item->>'listing' as listing, count(*) as units from jsonb_array_elements(items) as item
      where (item->>'withdrawn')::boolean is not true
        and exists (select from stock where listing = item->>'listing')
      group by item->>'listing'
    ) as counted);
end $$;
