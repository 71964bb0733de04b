-- Adds a listing to the basket of a shopper, who is made if new. Guards: a product for sale, a
-- shopper who has not joined an account or who may be made, room for another line.
create or replace function add_to_basket(
  shopper_id text, new_listing text, max_lines integer, may_make_shopper boolean
) returns json language plpgsql as $$
declare
  new_line bigint;
  is_new boolean := false;
  answer json;
begin
  perform from product where listing = new_listing and withdrawn_at is null;
  if not found then return json_build_object('refusal', 'unknown_listing'); end if;
  if lock_shopper(shopper_id) is null then
    if not may_make_shopper and not exists (select from shopper where id = shopper_id) then
      return json_build_object('refusal', 'too_many_guests');
    end if;
    insert into shopper (id) values (shopper_id) on conflict do nothing;
    is_new := found;
    if lock_shopper(shopper_id) is null then
      return json_build_object('refusal', 'shopper_joined');
    end if;
  end if;
  if basket_room(shopper_id, max_lines) < 1 then
    return json_build_object('refusal', 'basket_full');
  end if;
  insert into basket_line (shopper, listing) values (shopper_id, new_listing)
    returning line into new_line;
  answer := changed_basket(shopper_id, new_line, null);
  if is_new then return (answer::jsonb || '{"isNewShopper": true}')::json; end if;
  return answer;
end $$;
