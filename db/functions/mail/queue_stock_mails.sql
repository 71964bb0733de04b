-- Queues the one mail of each account that waits for one of these listings, of which something is
-- available again.
create or replace function queue_stock_mails(listings text[]) returns void
language plpgsql as $$
declare
  watch record;
begin
  for watch in
    delete from stock_watch using stock, product, "user"
    where stock_watch.listing = any(listings) and stock.listing = stock_watch.listing
      and stock.available > 0 and product.listing = stock_watch.listing
      and "user".id = stock_watch.shopper
    returning stock_watch.shopper, stock_watch.listing, asked_at, title, email
  loop
    perform queue_mail(watch.shopper, 'back_in_stock:' || watch.listing || ':' || watch.asked_at,
      'back_in_stock', watch.email,
      jsonb_build_object('listing', watch.listing, 'title', watch.title));
  end loop;
end $$;
