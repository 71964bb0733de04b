-- Writes what baskets read of these variants, but whether one is counted: a new one is asked for here, then count_stock.sql
-- changes it. The rows are in a variable: on a cluster they go to every node, and a statement that writes them reads no
-- other table.
create or replace function copy_to_baskets(rows basket_variant[]) returns void
language plpgsql as $$
declare
  counted text[] := array(select variant from stock where variant in (select variant from unnest(rows)));
begin
  insert into basket_variant (variant, id, title, image, price_cents, options, unit_content, shown_rating,
      review_count, category, tax_category, is_withdrawn, is_counted, is_gift_card)
    select variant, id, title, image, price_cents, options, unit_content, shown_rating,
      review_count, category, tax_category, is_withdrawn, variant = any(counted), is_gift_card
    from unnest(rows)
    on conflict (variant) do update set id = excluded.id, title = excluded.title, image = excluded.image,
      price_cents = excluded.price_cents, options = excluded.options, unit_content = excluded.unit_content,
      shown_rating = excluded.shown_rating, review_count = excluded.review_count,
      category = excluded.category, tax_category = excluded.tax_category,
      is_withdrawn = excluded.is_withdrawn, is_gift_card = excluded.is_gift_card;
end $$;
