-- Writes the code that a shopper wants to use; null takes it back. Guard: change_checkout.
create or replace function save_code(shopper_id text, new_code text) returns boolean
language plpgsql as $$
begin
  if not change_checkout(shopper_id) then return false; end if;
  insert into checkout (shopper, code) values (shopper_id, new_code)
    on conflict (shopper) do update set code = excluded.code;
  return true;
end $$;
