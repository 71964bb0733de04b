-- Writes the code that a shopper wants to use; null takes it back. As save_address.
create or replace function save_code(shopper_id text, new_code text) returns boolean
language plpgsql as $$
begin
  if shopper_id not like 'guest\_%' then
    insert into shopper (id) values (shopper_id) on conflict do nothing;
  end if;
  if lock_shopper(shopper_id) is null then return false; end if;
  insert into checkout (shopper, code) values (shopper_id, new_code)
    on conflict (shopper) do update set code = excluded.code;
  update shopper set basket_version = basket_version + 1 where id = shopper_id;
  return true;
end $$;
