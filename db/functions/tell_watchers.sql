-- Queues the one mail of each account that waits for one of these listings, of which something is
-- available again.
create or replace function tell_watchers(listings text[]) returns void
language plpgsql as $$
declare
  told record;
begin
  for told in
    delete from stock_watch using stock, product, "user"
    where stock_watch.listing = any(listings) and stock.listing = stock_watch.listing
      and stock.available > 0 and product.listing = stock_watch.listing
      and "user".id = stock_watch.shopper
    returning stock_watch.shopper, stock_watch.listing, asked_at, title, email
  loop
    perform queue_mail(told.shopper, 'back_in_stock:' || told.listing || ':' || told.asked_at,
      'back_in_stock', told.email,
      jsonb_build_object('listing', told.listing, 'title', told.title));
  end loop;
end $$;
