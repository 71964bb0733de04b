-- Writes where the orders of a shopper go. Guard: change_checkout.
create or replace function save_address(shopper_id text, new_address jsonb) returns boolean
language plpgsql as $$
begin
  if not change_checkout(shopper_id) then return false; end if;
  insert into checkout (shopper, address) values (shopper_id, new_address)
    on conflict (shopper) do update set address = excluded.address;
  return true;
end $$;
