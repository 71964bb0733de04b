-- Queues one mail for each account, and each e-mail that a guest has confirmed, that waits for one of these variants,
-- when something of it can be bought again, and at most one a day and variant: holding and giving back the last unit
-- again and again floods nobody.
-- A wish that was made anew within that day waits for the next change. It stays until its mail is sent:
-- advance_mail.sql.
create or replace function queue_stock_mails(variants text[]) returns void
language plpgsql as $$
declare
  watch record;
  sold basket_variant;
  address text;
begin
  for watch in
    select stock_watch.shopper, stock_watch.variant, stock_watch.code, is_guest,
      extract(epoch from asked_at) as asked_seconds
    from stock_watch join stock on stock.variant = stock_watch.variant
    where stock_watch.variant = any(variants) and queued_at is null and confirmed_at is not null
      and available > 0
  loop
    select * into sold from basket_variant where variant = watch.variant and not is_withdrawn;
    continue when not found;
    perform from mail where mail.shopper = watch.shopper and kind = 'back_in_stock'
      and mail.state not in ('refused', 'given_up')
      and body->>'variant' = watch.variant and mail.queued_at > now() - interval '1 day';
    continue when found;
    update stock_watch set queued_at = now()
      where variant = watch.variant and shopper = watch.shopper and queued_at is null;
    continue when not found;
    address := watch.shopper;
    if not watch.is_guest then
      select email into address from "user" where "user".id = watch.shopper;
    end if;
    -- mail-kinds.ts has the shape of the body.
    perform queue_mail(watch.shopper,
      concat_ws(':', 'back_in_stock', watch.variant, watch.asked_seconds), 'back_in_stock',
      address, jsonb_build_object(
        'productId', sold.id, 'variant', watch.variant, 'title', sold.title,
        'options', sold.options, 'code', watch.code));
  end loop;
end $$;
