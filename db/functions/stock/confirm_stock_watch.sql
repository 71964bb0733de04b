-- The wish of a guest holds from now on: whoever has this code has read the mail that was sent there. What is back
-- meanwhile is told at once. False where there is no such wish, or no longer.
create or replace function confirm_stock_watch(wish_code text, variant_id text) returns boolean
language plpgsql as $$
declare
  moment timestamptz := now();
begin
  update stock_watch set confirmed_at = moment
    where code = wish_code and variant = variant_id;
  if not found then return false; end if;
  perform queue_stock_mails(array[variant_id]);
  return true;
end $$;
