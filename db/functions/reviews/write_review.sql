-- Writes what a shopper thinks of a product, new or once more. `given` is {stars, name, words, pictures, state}; a new one
-- gets `fresh_id`. Guards: the order is this shopper's and has a variant of the product, and the review has the version
-- that was read, 0 where there is none. Returns written, changed (another version is there), or gone (no such order).
create or replace function write_review(
  shopper_id text, intent_id text, product_id text, seen_version integer, fresh_id text,
  given jsonb, messages text
) returns text language plpgsql as $$
declare
  current_version integer;
  moment timestamptz := now();
  shown text[] := array(select jsonb_array_elements_text(given->'pictures'));
begin
  if lock_shopper(shopper_id) is null then return 'gone'; end if;
  perform from "order", jsonb_array_elements(items) as item
    join basket_variant on basket_variant.variant = item->>'variant'
    where shopper = shopper_id and payment_intent = intent_id and basket_variant.id = product_id;
  if not found then return 'gone'; end if;
  select version into current_version from review
    where shopper = shopper_id and product = product_id for update;
  if coalesce(current_version, 0) <> seen_version then return 'changed'; end if;
  insert into review (shopper, product, id, payment_intent, stars, name, words, pictures, state, written_at)
    values (shopper_id, product_id, fresh_id, intent_id, (given->>'stars')::integer, given->>'name',
      given->>'words', shown, given->>'state', moment)
    on conflict (shopper, product) do update
    set stars = excluded.stars, name = excluded.name, words = excluded.words,
      pictures = excluded.pictures, state = excluded.state, version = review.version + 1,
      written_at = excluded.written_at;
  perform refresh_rating(product_id);
  perform notify_live(messages);
  return 'written';
end $$;
