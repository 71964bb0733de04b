-- Remembers that somebody waits for a variant, once; a wish whose mail was queued already, and has not come, begins
-- anew. Without `confirm_kind` it holds at once: an account has asked. With it `shopper_id` is the e-mail that a guest has
-- typed, and the wish holds once the mail of that kind is followed (confirm_stock_watch.sql), which is sent again at
-- the earliest after `pause_seconds`. Guards: the variant is counted and nothing of it is available, and whoever asks
-- waits for fewer variants than `max_variants`.
create or replace function watch_stock(
  shopper_id text, variant_id text, max_variants integer, wish_code text, confirm_kind text,
  pause_seconds integer
) returns boolean language plpgsql as $$
declare
  paused_until timestamptz := now() - make_interval(secs => pause_seconds);
  wish record;
  wanted record;
begin
  perform from stock where variant = variant_id and available <= 0;
  if not found then return false; end if;
  select id, title, options into wanted from basket_variant where variant = variant_id;
  if not found then return false; end if;
  if (select count(*) from stock_watch where shopper = shopper_id and variant <> variant_id)
    >= max_variants
  then
    return false;
  end if;
  insert into stock_watch (variant, shopper, is_guest, code, confirmed_at)
    values (variant_id, shopper_id, confirm_kind is not null, wish_code,
      case when confirm_kind is null then now() end)
    on conflict (variant, shopper) do update set asked_at = excluded.asked_at, queued_at = null
    where stock_watch.queued_at is not null or stock_watch.confirmed_at is null
      and stock_watch.asked_at < paused_until
    returning confirmed_at, asked_at into wish;
  if found and wish.confirmed_at is null then
    -- mail-kinds.ts has the shape of the body.
    perform queue_mail(shopper_id,
      concat_ws(':', confirm_kind, variant_id, extract(epoch from wish.asked_at)), confirm_kind,
      shopper_id, jsonb_build_object(
        'productId', wanted.id, 'variant', variant_id, 'title', wanted.title,
        'options', wanted.options, 'secret', wish_code));
  end if;
  return true;
end $$;
