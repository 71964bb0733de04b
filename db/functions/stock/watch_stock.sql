-- Remembers that an account waits for a variant, once; a wish whose mail was queued already, and has not
-- come, begins anew. Guards: the variant is counted and nothing of it is
-- available, and the account waits for fewer variants than `max_variants`.
create or replace function watch_stock(shopper_id text, variant_id text, max_variants integer)
returns boolean language plpgsql as $$
begin
  perform from stock where variant = variant_id and available <= 0;
  if not found then return false; end if;
  if (select count(*) from stock_watch where shopper = shopper_id and variant <> variant_id)
    >= max_variants
  then
    return false;
  end if;
  insert into stock_watch (variant, shopper) values (variant_id, shopper_id)
    on conflict (variant, shopper) do update set asked_at = now(), queued_at = null
    where stock_watch.queued_at is not null;
  return true;
end $$;
