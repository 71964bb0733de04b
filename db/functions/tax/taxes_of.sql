-- The tax rates that hold today for these items and for their delivery; null in a shop without any.
create or replace function taxes_of(items jsonb) returns jsonb
language plpgsql stable as $$
declare
  rate_of_others integer;
begin
  if not exists (select from tax_rate) then return null; end if;
  select basis_points into rate_of_others from tax_rate where applies_to = 'everything-else';
  return jsonb_build_object(
    'delivery', coalesce(
      (select basis_points from tax_rate where applies_to = 'delivery'), rate_of_others),
    'items', (
      select coalesce(jsonb_object_agg(variant, basis_points), '{}') from (
        select product.variant, coalesce(tax_rate.basis_points, rate_of_others) as basis_points
        from jsonb_array_elements(items) as item
          join product on product.variant = item->>'variant'
          left join tax_rate on tax_rate.applies_to = 'category:' || product.category
      ) as taxed where basis_points is not null));
end $$;
