-- Begins a change of what a shopper has chosen for the next payment: takes the lock and raises the basket's
-- version, so that no payment starts from what was chosen before. Guard: a guest has a basket, and has not
-- joined an account; of an account the shopper is made if new.
create or replace function change_checkout(shopper_id text) returns boolean
language plpgsql as $$
begin
  if shopper_id not like 'guest\_%' then
    insert into shopper (id) values (shopper_id) on conflict do nothing;
  end if;
  if lock_shopper(shopper_id) is null then return false; end if;
  update shopper set basket_version = basket_version + 1 where id = shopper_id;
  return true;
end $$;
