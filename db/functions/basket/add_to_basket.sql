-- Adds so many of a variant to the basket of a shopper, who is made if new: as many as find room. Guards:
-- a product for sale, a shopper who has not joined an account or who may be made, room for one at least.
create or replace function add_to_basket(
  shopper_id text, new_variant text, new_count integer, max_lines integer, may_make_shopper boolean
) returns json language plpgsql as $$
declare
  new_lines bigint[];
  is_new boolean := false;
  answer json;
begin
  perform from product where variant = new_variant and withdrawn_at is null;
  if not found then return json_build_object('refusal', 'unknown_variant'); end if;
  if lock_shopper(shopper_id) is null then
    if not may_make_shopper and not exists (select from shopper where id = shopper_id) then
      return json_build_object('refusal', 'too_many_guests');
    end if;
    insert into shopper (id) values (shopper_id) on conflict do nothing;
    is_new := found;
    if lock_shopper(shopper_id) is null then
      return json_build_object('refusal', 'shopper_merged');
    end if;
  end if;
  with added as (
    insert into basket_line (shopper, variant)
      select shopper_id, new_variant
      from generate_series(1, least(new_count, basket_room(shopper_id, max_lines)))
      returning line)
  select array_agg(line order by line) into new_lines from added;
  if new_lines is null then return json_build_object('refusal', 'basket_full'); end if;
  answer := changed_basket(shopper_id, new_lines, null);
  if is_new then return (answer::jsonb || '{"isNewShopper": true}')::json; end if;
  return answer;
end $$;
