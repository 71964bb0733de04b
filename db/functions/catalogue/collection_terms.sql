-- The collections that a product is in, as its variants have them for the search.
create or replace function collection_terms(id text) returns text[]
language sql stable as $$
  select coalesce(array_agg(collection::text order by collection), '{}')
  from collection_product where product = id
$$;
