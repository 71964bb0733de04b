-- A code as it stands for a shopper; null if there is none of that name. A use that the shopper holds itself
-- counts as left, and so does one whose order was cancelled.
create or replace function read_code(shopper_id text, code_name text) returns jsonb
language plpgsql stable as $$
declare
  code discount_code;
  left_uses integer;
  own_uses bigint;
  paying text[];
begin
  select * into code from discount_code where name = code_name;
  if not found then return null; end if;
  if code.uses is not null then
    paying := array(select payment from payment
      where shopper = shopper_id and state in ('creating', 'open', 'cancelling'));
    select available + (
        select coalesce(sum(units), 0) from stock_hold
        where stock_hold.stock_key = stock.stock_key and stock_hold.payment = any(paying)
          and state = 'held')
      into left_uses from stock where stock.code = code_name;
  end if;
  select count(*) into own_uses from "order"
    where "order".shopper = shopper_id and terms->>'code' = code_name and not exists (
      select from order_status where order_status.shopper = "order".shopper
        and order_status.payment_intent = "order".payment_intent and state = 'cancelled');
  return jsonb_build_object('name', code.name, 'sharePercent', code.share_percent,
    'amountCents', code.amount_cents, 'fromSeconds', extract(epoch from code.from_at),
    'toSeconds', extract(epoch from code.to_at), 'nowSeconds', extract(epoch from now()),
    'usesEach', code.uses_each, 'left', left_uses, 'ownUses', own_uses);
end $$;
