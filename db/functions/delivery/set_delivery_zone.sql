-- Writes the countries of a zone and the methods by which orders are delivered there; null removes the zone. False
-- where there was none to remove.
create or replace function set_delivery_zone(
  zone_name text, new_countries jsonb, new_methods jsonb
) returns boolean language plpgsql as $$
begin
  if new_countries is null then
    delete from delivery_zone where name = zone_name;
    return found;
  end if;
  insert into delivery_zone (name, countries, methods)
    values (zone_name, new_countries, new_methods)
    on conflict (name) do update set countries = excluded.countries, methods = excluded.methods;
  return true;
end $$;
