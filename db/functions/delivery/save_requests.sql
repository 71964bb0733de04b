-- Writes what a shopper asks of the shop with the next order; without a gift its message is null. Guard: change_checkout.
create or replace function save_requests(shopper_id text, new_note text, new_gift_message text) returns boolean
language plpgsql as $$
begin
  if not change_checkout(shopper_id) then return false; end if;
  insert into checkout (shopper, note, gift_message) values (shopper_id, new_note, new_gift_message)
    on conflict (shopper) do update set note = excluded.note, gift_message = excluded.gift_message;
  return true;
end $$;
