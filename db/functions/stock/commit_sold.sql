-- Commits what was sold of variants that begin to be counted, as if they had been counted at the sale: the
-- units of orders that have not left the shelf, and have no hold of them, but for what is not sent any more. Locks those
-- orders, and so comes before the caller locks the stock.
create or replace function commit_sold(variants text[]) returns void
language plpgsql as $$
declare
  sold record;
begin
  if cardinality(variants) = 0 then return; end if;
  -- Whoever packs, sends or cancels one of them comes before, or finds its units committed. One after the other: each
  -- order lies with its shopper.
  for sold in
    select shopper, payment_intent from order_status
    where (state = 'placed' or is_partly_shipped) and exists (
      select from "order", jsonb_array_elements(items) as item
      where "order".shopper = order_status.shopper
        and "order".payment_intent = order_status.payment_intent
        and item->>'variant' = any(variants))
    order by shopper, payment_intent
  loop
    perform from order_status
      where shopper = sold.shopper and payment_intent = sold.payment_intent for update;
  end loop;
  for sold in
    select payment.shopper, payment.payment, payment.provider,
      'product:' || (item->>'variant') as stock_key,
      count(*)::integer as units
    from order_status
      join "order" on "order".shopper = order_status.shopper
        and "order".payment_intent = order_status.payment_intent
      join payment on payment.shopper = order_status.shopper
        and payment.intent = order_status.payment_intent and payment.state = 'ordered',
      jsonb_array_elements("order".items) as item
    where (order_status.state = 'placed' or is_partly_shipped) and item->>'variant' = any(variants)
      and not exists (select from order_event
        where order_event.shopper = order_status.shopper
          and order_event.payment_intent = order_status.payment_intent
          and (kind = 'packed' or kind in ('shipped', 'withdrawn', 'refunded', 'lines_dropped') and body->'lines' @> (item->'line')))
    group by 1, 2, 3, 4
  loop
    insert into stock_hold (payment, stock_key, units, shopper, provider, state, ends_at)
      values (sold.payment, sold.stock_key, sold.units, sold.shopper, sold.provider, 'committed', now())
      on conflict do nothing;
    if found then
      update payment set units = coalesce(units, '{}') || jsonb_build_object(sold.stock_key, sold.units)
        where shopper = sold.shopper and payment = sold.payment;
    end if;
  end loop;
end $$;
