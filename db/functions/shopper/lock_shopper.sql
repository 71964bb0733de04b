-- Locks the shopper until the transaction ends: whoever writes what a shopper has comes here first.
-- The version of the basket; null for nobody, and for a guest who was merged into an account.
create or replace function lock_shopper(shopper_id text) returns integer
language plpgsql as $$
declare
  version integer;
begin
  select basket_version into version from shopper
    where id = shopper_id and merged_into is null for update;
  return version;
end $$;
