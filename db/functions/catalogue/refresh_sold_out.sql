-- Writes down for the search which of these variants are sold out, of null of all. It waits for nobody: what an import or
-- somebody else has locked is written by the next call.
create or replace function refresh_sold_out(named text[]) returns void
language plpgsql as $$
begin
  begin
    lock table product in row exclusive mode nowait;
  exception when lock_not_available then
    return;
  end;
  with looked_at (variant) as (
    select unnest(named)
    union all
    (select variant from stock where named is null and available <= 0 and variant is not null
      except select variant from product where is_sold_out)
    union all
    (select variant from product where named is null and is_sold_out
      except select variant from stock where available <= 0)
  ), free as (
    select product.variant from product join looked_at using (variant) for update of product skip locked
  ), known as (
    select free.variant, exists (
      select from stock where stock.variant = free.variant and available <= 0) as is_sold_out
    from free
  )
  update product set is_sold_out = known.is_sold_out from known
  where product.variant = known.variant and product.is_sold_out <> known.is_sold_out;
end $$;
