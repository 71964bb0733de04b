-- Puts a removed line back into its old place. Guards: removed within these seconds, not sold, room
-- for another line.
create or replace function put_back_line(
  shopper_id text, removed_line bigint, within_seconds integer, max_lines integer
) returns json language plpgsql as $$
begin
  if lock_shopper(shopper_id) is null then return not_own_basket(shopper_id); end if;
  perform from basket_line where shopper = shopper_id and removed_at is null
    offset max_lines - 1 limit 1;
  if found then return json_build_object('refusal', 'basket_full'); end if;
  update basket_line set removed_at = null
    where shopper = shopper_id and line = removed_line
      and removed_at > now() - make_interval(secs => within_seconds)
      and not exists (
        select from order_line
        where order_line.shopper = shopper_id and order_line.line = removed_line);
  if not found then return json_build_object('refusal', 'line_gone'); end if;
  return changed_basket(shopper_id, removed_line, null);
end $$;
