-- A code as it stands for a shopper; null if there is none of that name. A use that the shopper holds itself
-- counts as left, and so does one whose order was cancelled.
create or replace function read_code(shopper_id text, code_name text) returns jsonb
language plpgsql stable as $$
begin
  return (
    select jsonb_build_object('name', name, 'sharePercent', share_percent, 'amountCents', amount_cents,
      'fromSeconds', extract(epoch from from_at), 'toSeconds', extract(epoch from to_at),
      'nowSeconds', extract(epoch from now()), 'usesEach', uses_each,
      'left', case when uses is not null then
        (select available + (
            select coalesce(sum(units), 0) from stock_hold
            where stock_hold.stock_key = stock.stock_key and state = 'held' and exists (select from payment
              where payment.shopper = shopper_id and payment.payment = stock_hold.payment))
          from stock where stock.code = name) end,
      'ownUses', (
        select count(*) from "order"
        where "order".shopper = shopper_id and terms->>'code' = name and not exists (
          select from order_status where order_status.shopper = shopper_id
            and order_status.payment_intent = "order".payment_intent and state = 'cancelled')))
    from discount_code where name = code_name);
end $$;
