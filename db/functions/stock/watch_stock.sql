-- Remembers that an account waits for a listing, once; a wish whose mail was queued already, and has not
-- come, begins anew. Guards: the listing is counted and nothing of it is
-- available, and the account waits for fewer listings than `max_listings`.
create or replace function watch_stock(shopper_id text, listing_id text, max_listings integer)
returns boolean language plpgsql as $$
begin
  perform from stock where listing = listing_id and available <= 0;
  if not found then return false; end if;
  if (select count(*) from stock_watch where shopper = shopper_id and listing <> listing_id)
    >= max_listings
  then
    return false;
  end if;
  insert into stock_watch (listing, shopper) values (listing_id, shopper_id)
    on conflict (listing, shopper) do update set asked_at = now(), queued_at = null
    where stock_watch.queued_at is not null;
  return true;
end $$;
