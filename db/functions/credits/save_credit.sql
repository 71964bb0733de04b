-- Writes what a shopper wants to pay with: the gift card with the code of this hash, its own store credit (`own`), or
-- nothing (null). Guard: change_checkout, and there is such a credit; false, with nothing written, where there is none.
create or replace function save_credit(shopper_id text, wanted text) returns boolean
language plpgsql as $$
declare
  found_id text;
begin
  if wanted is not null then
    select id into found_id from credit
      where (wanted = 'own' and shopper = shopper_id) or code_hash = wanted;
    if not found or read_credit(shopper_id, found_id) is null then return false; end if;
  end if;
  if not change_checkout(shopper_id) then return false; end if;
  insert into checkout (shopper, credit) values (shopper_id, found_id)
    on conflict (shopper) do update set credit = excluded.credit;
  return true;
end $$;
