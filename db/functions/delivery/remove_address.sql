-- Forgets one of the addresses of a shopper. Guards: it has one with this id, and change_checkout.
create or replace function remove_address(shopper_id text, removed_id text) returns boolean
language plpgsql as $$
begin
  if not change_checkout(shopper_id) then return false; end if;
  delete from saved_address where shopper = shopper_id and id = removed_id;
  return found;
end $$;
