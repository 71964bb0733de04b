-- Adds these variants, which may repeat, to the basket of a shopper, who is made if new: as many as find room, in their
-- order, in place of what is in it if they replace that. What is not for sale is left out, gift cards where the shop sells
-- none. Guards: one for sale at least, a shopper who was not merged into an account or who may be made, room for one at least.
-- What the visit came from stays with the basket from the first add on. A wish list (wishListOf in wish-list.ts) has each
-- of them once.
create or replace function add_to_basket(
  shopper_id text, new_variants text[], replaces boolean, max_lines integer, may_make_shopper boolean,
  visit_source text, sells_gift_cards boolean
) returns json language plpgsql as $$
declare
  sold text[];
  added text;
  new_line bigint;
  new_lines bigint[];
  is_new boolean := false;
  answer json;
begin
  select array_agg(variant) into sold from basket_variant
    where variant = any(new_variants) and not is_withdrawn and (sells_gift_cards or not is_gift_card);
  sold := array(
    select wanted from unnest(new_variants) with ordinality as one (wanted, place) where wanted = any(sold) order by place);
  if cardinality(sold) = 0 then return json_build_object('refusal', 'unknown_variant'); end if;
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
  if shopper_id like '%\_wishes' then
    sold := array(
      select distinct wanted from unnest(sold) as one (wanted)
      where not exists (
        select from basket_line
          where shopper = shopper_id and variant = wanted and removed_at is null));
    if cardinality(sold) = 0 then return changed_basket(shopper_id, null, null); end if;
  end if;
  if replaces then
    update basket_line set removed_at = now() where shopper = shopper_id and removed_at is null;
  end if;
  foreach added in array sold[:basket_room(shopper_id, max_lines)] loop
    insert into basket_line (shopper, variant) values (shopper_id, added) returning line into new_line;
    new_lines := new_lines || new_line;
  end loop;
  if new_lines is null then return json_build_object('refusal', 'basket_full'); end if;
  if visit_source is not null then
    update shopper set source = visit_source where id = shopper_id and (source is null or not exists (
      select from basket_line
        where shopper = shopper_id and removed_at is null and line <> all(new_lines)));
  end if;
  answer := changed_basket(shopper_id, new_lines, null);
  if is_new then return (answer::jsonb || '{"isNewShopper": true}')::json; end if;
  return answer;
end $$;
