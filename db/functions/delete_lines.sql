-- Deletes these lines of the basket, all of them where none are named: they cannot be put back.
create or replace function delete_lines(shopper_id text, lines bigint[]) returns json
language plpgsql as $$
begin
  if lock_shopper(shopper_id) is null then return not_own_basket(shopper_id); end if;
  delete from basket_line
    where shopper = shopper_id and (lines is null or line = any(lines));
  return changed_basket(shopper_id, null, null);
end $$;
