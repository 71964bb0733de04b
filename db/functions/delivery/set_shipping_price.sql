-- Writes what delivery to a country (`*`: everywhere else) costs from an order value on; null removes that
-- price. Returns whether anything has changed.
create or replace function set_shipping_price(
  to_country text, from_value_cents bigint, new_cents bigint
) returns boolean language plpgsql as $$
begin
  if new_cents is null then
    delete from shipping_price where country = to_country and from_cents = from_value_cents;
    return found;
  end if;
  insert into shipping_price (country, from_cents, cents)
    values (to_country, from_value_cents, new_cents)
    on conflict (country, from_cents) do update set cents = excluded.cents
      where shipping_price.cents <> excluded.cents;
  return found;
end $$;
