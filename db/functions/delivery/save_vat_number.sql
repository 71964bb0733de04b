-- Writes the VAT number that a shopper has typed for the next payment; null takes it back. Guard: change_checkout.
create or replace function save_vat_number(shopper_id text, new_number text) returns boolean
language plpgsql as $$
begin
  if not change_checkout(shopper_id) then return false; end if;
  insert into checkout (shopper, vat_number) values (shopper_id, new_number)
    on conflict (shopper) do update set vat_number = excluded.vat_number;
  return true;
end $$;
