-- Writes where the orders of a shopper go. The basket's version rises with it, so that no payment starts
-- from the address before. Guard: a guest has a basket, and has not joined an account; of an account the
-- shopper is made if new.
create or replace function save_address(shopper_id text, new_address jsonb) returns boolean
language plpgsql as $$
begin
  if shopper_id not like 'guest\_%' then
    insert into shopper (id) values (shopper_id) on conflict do nothing;
  end if;
  if lock_shopper(shopper_id) is null then return false; end if;
  insert into checkout (shopper, address) values (shopper_id, new_address)
    on conflict (shopper) do update set address = excluded.address;
  update shopper set basket_version = basket_version + 1 where id = shopper_id;
  return true;
end $$;
