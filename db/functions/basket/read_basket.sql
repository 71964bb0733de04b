-- The basket with today's titles and prices, in the order of adding; null for nobody, and for a
-- guest who was merged into an account. The stock, which all shoppers share, is looked at where something is counted.
create or replace function read_basket(shopper_id text) returns json
language plpgsql stable as $$
declare
  counted text[] := array(
    select basket_line.variant from basket_line join basket_variant on basket_variant.variant = basket_line.variant
    where shopper = shopper_id and removed_at is null and is_counted);
  levels jsonb;
begin
  if cardinality(counted) > 0 then
    select jsonb_object_agg(variant, jsonb_build_array(available, low, available <= 0 and exists (
        select from stock_hold where stock_hold.stock_key = stock.stock_key and state = 'held')))
      into levels from stock where variant = any(counted);
  end if;
  return (
    select json_build_object('version', shopper.basket_version, 'items', (
      select coalesce(json_agg(json_build_object(
        'line', basket_line.line, 'variant', sold.variant, 'id', sold.id, 'title', sold.title,
        'options', sold.options, 'image', sold.image, 'priceCents', sold.price_cents,
        'unitContent', sold.unit_content, 'rating', sold.shown_rating, 'ratings', sold.review_count,
        'withdrawn', sold.is_withdrawn, 'isGiftCard', sold.is_gift_card, 'stock', levels->sold.variant
      ) order by basket_line.added_at, basket_line.line), '[]')
      from basket_line cross join lateral (
        -- A limit keeps this a look-up by key, one a line, whatever the planner guesses.
        select * from basket_variant where basket_variant.variant = basket_line.variant limit 1
      ) as sold
      where basket_line.shopper = shopper_id and basket_line.removed_at is null))
    from shopper where shopper.id = shopper_id and shopper.merged_into is null);
end $$;
