-- Queues one mail for each account, and each e-mail that a guest has confirmed, that waits for one of these variants,
-- when something of it can be bought again, and at most one a day and variant: holding and giving back the last unit
-- again and again floods nobody.
-- A wish that was made anew within that day waits for the next change. It stays until its mail is sent:
-- advance_mail.sql.
create or replace function queue_stock_mails(variants text[]) returns void
language plpgsql as $$
declare
  watch record;
begin
  for watch in
    update stock_watch set queued_at = now() from stock, product
    where stock_watch.variant = any(variants) and stock_watch.queued_at is null
      and stock_watch.confirmed_at is not null
      and stock.variant = stock_watch.variant and stock.available > 0
      and product.variant = stock_watch.variant and product.withdrawn_at is null
      and not exists (
        select from mail where mail.shopper = stock_watch.shopper and kind = 'back_in_stock'
          and mail.state not in ('refused', 'given_up')
          and body->>'variant' = stock_watch.variant and mail.queued_at > now() - interval '1 day')
    returning stock_watch.shopper, stock_watch.variant, product.id as product_id, title, options, stock_watch.code,
      case when stock_watch.is_guest then stock_watch.shopper
        else (select email from "user" where "user".id = stock_watch.shopper) end as email,
      extract(epoch from asked_at) as asked_seconds
  loop
    -- mail-kinds.ts has the shape of the body.
    perform queue_mail(watch.shopper,
      concat_ws(':', 'back_in_stock', watch.variant, watch.asked_seconds), 'back_in_stock',
      watch.email, jsonb_build_object(
        'productId', watch.product_id, 'variant', watch.variant, 'title', watch.title,
        'options', watch.options, 'code', watch.code));
  end loop;
end $$;
