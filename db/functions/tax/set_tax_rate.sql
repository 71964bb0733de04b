-- Writes the tax rate of a category, of delivery or of everything else, of one country or, where that is empty, of all
-- that have none of their own; null removes it. False where there was none to remove.
create or replace function set_tax_rate(
  scope_key text, new_basis_points integer, of_country text default ''
) returns boolean language plpgsql as $$
begin
  if new_basis_points is null then
    delete from tax_rate where country = of_country and applies_to = scope_key;
    return found;
  end if;
  insert into tax_rate (country, applies_to, basis_points)
    values (of_country, scope_key, new_basis_points)
    on conflict (country, applies_to) do update set basis_points = excluded.basis_points;
  return true;
end $$;
