-- Writes cells of variants of a product, and what all of them share, with the record of the act (record_act). `changes` are
-- `{variant, seen: {values, withdrawn, stock}, withdrawn, ...columns}`, where what is absent stays; `shared` are columns,
-- and `seen` what the first variant had of all that can be shared, both null where nothing is. `counts` go to count_stock.
-- Guards: all is as it was seen, and the call was not done before; else null, and nothing is written. Answers the number of
-- the record.
create or replace function change_variants(
  product_id text, changes jsonb, shared jsonb, seen jsonb, counts jsonb, stock_reference text,
  record jsonb, messages text
) returns bigint language plpgsql as $$
declare
  number bigint;
begin
  -- Before the rows: an import has the table, and waits for rows.
  lock table product in row exclusive mode;
  if shared is null then
    perform from product
      where variant = any(array(select one->>'variant' from jsonb_array_elements(changes) as one))
      order by variant for update;
  else
    perform from product where id = product_id order by variant for update;
    if seen is distinct from (
      select jsonb_build_object('title', title, 'description', description, 'category', category,
        'brand', brand, 'manufacturer', manufacturer, 'responsible_person', responsible_person,
        'safety_warnings', safety_warnings, 'details', details, 'tax_category', tax_category, 'gift_card', gift_card,
        'meta_title', meta_title, 'meta_description', meta_description, 'old_paths', old_paths)
      from product where id = product_id order by withdrawn_at is not null, position, variant limit 1
    ) then return null; end if;
  end if;
  perform from stock where variant = any(array(select jsonb_object_keys(counts)))
    order by variant for update;
  if exists (
    select from jsonb_to_recordset(changes) as given (variant text, seen jsonb)
      left join product on product.variant = given.variant and product.id = product_id
    where given.seen->'values' is distinct from jsonb_build_object('price_cents', price_cents,
        'was_cents', was_cents, 'sku', sku, 'barcode', barcode, 'weight_grams', weight_grams,
        'shelf', shelf, 'unit_content', unit_content)
      or (given.seen->>'withdrawn')::boolean is distinct from (withdrawn_at is not null)
      or counts ? given.variant and (given.seen->>'stock')::integer is distinct from
        (select on_hand from stock where stock.variant = given.variant)
  ) then return null; end if;
  number := record_act(record);
  if number is null then return null; end if;
  if shared is not null then
    update product set title = coalesce(given.title, product.title),
      description = coalesce(given.description, product.description),
      category = coalesce(given.category, product.category),
      brand = coalesce(given.brand, product.brand),
      manufacturer = coalesce(given.manufacturer, product.manufacturer),
      responsible_person = coalesce(given.responsible_person, product.responsible_person),
      safety_warnings = coalesce(given.safety_warnings, product.safety_warnings),
      details = coalesce(given.details, product.details),
      tax_category = coalesce(given.tax_category, product.tax_category),
      gift_card = coalesce(given.gift_card, product.gift_card),
      meta_title = coalesce(given.meta_title, product.meta_title),
      meta_description = coalesce(given.meta_description, product.meta_description),
      old_paths = coalesce(given.old_paths, product.old_paths)
    from jsonb_to_record(shared) as given (title text, description text, category text, brand text,
      manufacturer text, responsible_person text, safety_warnings text, details jsonb, tax_category text, gift_card text,
      meta_title text, meta_description text, old_paths text)
    where product.id = product_id;
  end if;
  update product set price_cents = coalesce(given.price_cents, product.price_cents),
    was_cents = coalesce(given.was_cents, product.was_cents),
    sku = coalesce(given.sku, product.sku),
    barcode = coalesce(given.barcode, product.barcode),
    weight_grams = coalesce(given.weight_grams, product.weight_grams),
    shelf = coalesce(given.shelf, product.shelf),
    unit_content = coalesce(given.unit_content, product.unit_content),
    withdrawn_at = case when given.withdrawn then now()
      when given.withdrawn is null then product.withdrawn_at end
  from jsonb_to_recordset(changes) as given (variant text, withdrawn boolean, price_cents integer,
    was_cents integer, sku text, barcode text, weight_grams integer,
    shelf text, unit_content text)
  where product.variant = given.variant and num_nonnulls(given.withdrawn, given.price_cents,
    given.was_cents, given.sku, given.barcode, given.weight_grams, given.shelf, given.unit_content) > 0;
  -- Nothing of it is refused: their rows are locked, and are variants of the shop.
  if counts <> '{}' then
    perform count_stock(counts, false, 'counted', stock_reference);
  end if;
  perform notify_live(messages);
  return number;
end $$;
