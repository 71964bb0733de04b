-- Has the next order of a shopper go to one of its addresses. Guards: it has one with this id, and change_checkout.
create or replace function use_address(shopper_id text, used_id text) returns boolean
language plpgsql as $$
declare
  moment timestamptz;
begin
  if not change_checkout(shopper_id) then return false; end if;
  moment := next_used_at(shopper_id);
  update saved_address set used_at = moment where shopper = shopper_id and id = used_id;
  return found;
end $$;
