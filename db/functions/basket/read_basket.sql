-- The basket with today's titles and prices, in the order of adding; null for nobody, and for a
-- guest who was merged into an account. The stock, which all shoppers share, is looked at where something is counted.
create or replace function read_basket(shopper_id text) returns json
language plpgsql stable as $$
declare
  version integer;
  items json;
  counted text[];
  levels jsonb;
begin
  -- One statement: a cluster plans and sends each anew.
  select basket_version, sold_items, sold_counted into version, items, counted from shopper cross join lateral (
    select coalesce(json_agg(json_build_object(
        'line', basket_line.line, 'variant', sold.variant, 'id', sold.id, 'title', sold.title,
        'options', sold.options, 'image', sold.image, 'priceCents', sold.price_cents,
        'unitContent', sold.unit_content, 'rating', sold.shown_rating, 'ratings', sold.review_count,
        'withdrawn', sold.is_withdrawn, 'isGiftCard', sold.is_gift_card, 'stock', null
      ) order by basket_line.added_at, basket_line.line), '[]') as sold_items,
      array_agg(sold.variant) filter (where sold.is_counted) as sold_counted
    from basket_line cross join lateral (
      -- A limit keeps this a look-up by key, one a line, whatever the planner guesses.
      select * from basket_variant where basket_variant.variant = basket_line.variant limit 1
    ) as sold
    where basket_line.shopper = shopper_id and basket_line.removed_at is null) as basket
    where id = shopper_id and merged_into is null;
  if not found then return null; end if;
  if counted is not null then
    select jsonb_object_agg(variant, jsonb_build_array(available, low, available <= 0 and exists (
        select from stock_hold where stock_hold.stock_key = stock.stock_key and state = 'held')))
      into levels from stock where variant = any(counted);
    select json_agg(item::jsonb || jsonb_build_object('stock', levels->(item->>'variant')) order by place) into items
      from json_array_elements(items) with ordinality as one (item, place);
  end if;
  return json_build_object('version', version, 'items', items);
end $$;
