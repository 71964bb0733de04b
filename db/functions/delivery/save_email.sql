-- Writes the e-mail of a guest, whose orders need one, for the next payment and the one that is not paid yet. Guards: a
-- guest, and change_checkout.
create or replace function save_email(shopper_id text, new_email text) returns boolean
language plpgsql as $$
begin
  if shopper_id not like 'guest\_%' or not change_checkout(shopper_id) then return false; end if;
  insert into checkout (shopper, email) values (shopper_id, new_email)
    on conflict (shopper) do update set email = excluded.email;
  update payment set email = new_email where shopper = shopper_id and state in ('creating', 'open');
  return true;
end $$;
