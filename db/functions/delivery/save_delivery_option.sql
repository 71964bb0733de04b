-- Writes which of the ways of delivery that are offered a shopper wants. Guard: change_checkout.
create or replace function save_delivery_option(shopper_id text, new_option text) returns boolean
language plpgsql as $$
begin
  if not change_checkout(shopper_id) then return false; end if;
  insert into checkout (shopper, option) values (shopper_id, new_option)
    on conflict (shopper) do update set option = excluded.option;
  return true;
end $$;
