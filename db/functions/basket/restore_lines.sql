-- Puts removed lines back into their old places. Guards: removed within these seconds and not sold, at
-- least one of them; room for all of those.
create or replace function restore_lines(
  shopper_id text, lines bigint[], within_seconds integer, max_lines integer
) returns json language plpgsql as $$
declare
  found_lines bigint[];
begin
  if lock_shopper(shopper_id) is null then return not_own_basket(shopper_id); end if;
  select array_agg(line) into found_lines from basket_line
    where shopper = shopper_id and line = any(lines)
      and removed_at > now() - make_interval(secs => within_seconds)
      and not exists (
        select from order_line
        where order_line.shopper = shopper_id and order_line.line = basket_line.line);
  if found_lines is null then return json_build_object('refusal', 'line_gone'); end if;
  if basket_room(shopper_id, max_lines) < cardinality(found_lines) then
    return json_build_object('refusal', 'basket_full');
  end if;
  update basket_line set removed_at = null
    where shopper = shopper_id and line = any(found_lines);
  return changed_basket(shopper_id, found_lines, null);
end $$;
