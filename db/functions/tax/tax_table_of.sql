-- The tax rates of today, and what each of these items is taxed by; null in a shop without any rate.
-- Which of them holds is decided by app/features/tax/taxes-in.ts.
create or replace function tax_table_of(items jsonb) returns jsonb
language plpgsql stable as $$
begin
  perform from tax_rate limit 1;
  if not found then return null; end if;
  return (
    with taxed as (
      select basket_variant.variant, basket_variant.category, basket_variant.tax_category
      from jsonb_array_elements(items) as item join basket_variant on basket_variant.variant = item->>'variant'
    )
    select jsonb_build_object(
      'rates', (
        select jsonb_agg(jsonb_build_object(
          'country', country, 'appliesTo', applies_to, 'basisPoints', basis_points))
        from tax_rate),
      'items', (
        select coalesce(jsonb_object_agg(
          variant, jsonb_build_object('category', category, 'taxCategory', tax_category)), '{}')
        from taxed)));
end $$;
