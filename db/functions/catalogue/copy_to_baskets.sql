-- Writes what baskets read of these variants. The rows are in a variable: on a cluster they go to every node, and a
-- statement that writes them reads no other table. Whether a variant is counted is for count_stock.sql to change.
create or replace function copy_to_baskets(rows basket_variant[]) returns void
language plpgsql as $$
begin
  insert into basket_variant select * from unnest(rows)
    on conflict (variant) do update set id = excluded.id, title = excluded.title, image = excluded.image,
      price_cents = excluded.price_cents, options = excluded.options, unit_content = excluded.unit_content,
      shown_rating = excluded.shown_rating, review_count = excluded.review_count,
      category = excluded.category, tax_category = excluded.tax_category,
      is_withdrawn = excluded.is_withdrawn;
end $$;
