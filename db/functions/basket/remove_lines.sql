-- Removes these lines of the basket, which can be put back for a while; deletes all of them for good
-- where none are named.
create or replace function remove_lines(shopper_id text, lines bigint[]) returns json
language plpgsql as $$
declare
  removed_lines bigint[];
begin
  if lock_shopper(shopper_id) is null then return not_own_basket(shopper_id); end if;
  if lines is null then
    delete from basket_line where shopper = shopper_id;
  else
    with removed as (
      update basket_line set removed_at = now()
        where shopper = shopper_id and line = any(lines) and removed_at is null
        returning line)
    select array_agg(line order by line) into removed_lines from removed;
  end if;
  return changed_basket(shopper_id, removed_lines, null);
end $$;
