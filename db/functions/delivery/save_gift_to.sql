-- Writes for whom the gift cards are that a shopper buys next. Guard: change_checkout.
create or replace function save_gift_to(shopper_id text, new_gift_to text) returns boolean
language plpgsql as $$
begin
  if not change_checkout(shopper_id) then return false; end if;
  insert into checkout (shopper, gift_to) values (shopper_id, new_gift_to::jsonb)
    on conflict (shopper) do update set gift_to = excluded.gift_to;
  return true;
end $$;
