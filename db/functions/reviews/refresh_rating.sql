-- Writes the number and the sum of the shown ratings of a product to its variants, whose card, search and sorting use
-- them (`shown_rating`). Two changes at once wait for each other at the rows of the variants, so that the second counts
-- the first.
create or replace function refresh_rating(product_id text) returns void
language plpgsql as $$
begin
  -- Before the rows: an import has the table, and waits for rows.
  lock table product in row exclusive mode;
  perform from product where id = product_id order by variant for update;
  update product set review_count = own.ratings, review_stars = own.stars
    from (select count(*)::integer as ratings, coalesce(sum(stars), 0)::integer as stars
      from review where review.product = product_id and state = 'shown') as own
    where product.id = product_id
      and (review_count, review_stars) is distinct from (own.ratings, own.stars);
end $$;
