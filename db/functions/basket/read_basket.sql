-- The basket with today's titles and prices, in the order of adding; null for nobody, and for a
-- guest who has joined an account.
create or replace function read_basket(shopper_id text) returns json
language plpgsql stable as $$
begin
  return (
    select json_build_object('version', shopper.basket_version, 'items', (
      select coalesce(json_agg(json_build_object(
        'line', basket_line.line, 'variant', sold.variant, 'id', sold.id, 'title', sold.title,
        'options', sold.options, 'image', sold.image, 'priceCents', sold.price_cents, 'unitContent', sold.unit_content, 'rating', sold.shown_rating,
        'ratings', sold.review_count,
        'withdrawn', sold.withdrawn_at is not null, 'isGiftCard', sold.gift_card = 'yes', 'stock', (
          select json_build_array(available, low, available <= 0 and exists (
            select from stock_hold where stock_hold.stock_key = stock.stock_key and state = 'held'))
          from stock where stock.variant = sold.variant)
      ) order by basket_line.line), '[]')
      from basket_line cross join lateral (
        -- A limit keeps this a look-up by key, one a line, whatever the planner guesses.
        select * from product where product.variant = basket_line.variant limit 1
      ) as sold
      where basket_line.shopper = shopper_id and basket_line.removed_at is null))
    from shopper where shopper.id = shopper_id and shopper.merged_into is null);
end $$;
