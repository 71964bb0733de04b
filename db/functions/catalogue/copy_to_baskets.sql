-- Writes what baskets read of these variants, as it is now; what is no product any more goes. In batches, and by way of a
-- variable: on a cluster the rows go to every node, and a statement that writes them reads no other table. Whether a
-- variant is counted is for count_stock.sql to change.
create or replace function copy_to_baskets(variants text[]) returns void
language plpgsql as $$
declare
  batch_size constant integer := 1000;
  batch text[];
  rows jsonb;
begin
  for place in 0 .. (cardinality(variants) - 1) / batch_size loop
    batch := variants[place * batch_size + 1 : (place + 1) * batch_size];
    continue when cardinality(batch) = 0;
    select jsonb_agg(jsonb_build_object('variant', variant, 'id', id, 'title', title, 'image', image,
        'price_cents', price_cents, 'options', options, 'unit_content', unit_content,
        'shown_rating', shown_rating, 'review_count', review_count, 'category', category,
        'tax_category', tax_category, 'is_withdrawn', withdrawn_at is not null,
        'is_counted', exists (select from stock where stock.variant = product.variant)))
      into rows from product where variant = any(batch);
    if rows is null or jsonb_array_length(rows) < cardinality(batch) then
      delete from basket_variant where variant = any(batch)
        and not variant = any(array(select one->>'variant' from jsonb_array_elements(rows) as one));
    end if;
    insert into basket_variant (variant, id, title, image, price_cents, options, unit_content, shown_rating,
        review_count, category, tax_category, is_withdrawn, is_counted)
      select variant, id, title, image, price_cents, options, unit_content, shown_rating,
        review_count, category, tax_category, is_withdrawn, is_counted
      from jsonb_to_recordset(rows) as given (variant text, id text, title text, image text,
        price_cents integer, options jsonb, unit_content text, shown_rating integer, review_count integer,
        category text, tax_category text, is_withdrawn boolean, is_counted boolean)
      on conflict (variant) do update set id = excluded.id, title = excluded.title, image = excluded.image,
        price_cents = excluded.price_cents, options = excluded.options, unit_content = excluded.unit_content,
        shown_rating = excluded.shown_rating, review_count = excluded.review_count,
        category = excluded.category, tax_category = excluded.tax_category,
        is_withdrawn = excluded.is_withdrawn;
  end loop;
end $$;
