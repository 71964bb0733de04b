-- How many more lines fit into the basket of a shopper that holds at most these. Every way into a basket asks it.
create or replace function basket_room(shopper_id text, max_lines integer) returns integer
language plpgsql stable as $$
declare
  held integer;
begin
  select count(*) into held from basket_line where shopper = shopper_id and removed_at is null;
  return greatest(0, max_lines - held);
end $$;
