-- How many more lines fit into the basket of a shopper that holds at most these. Every way into a basket asks it.
create or replace function basket_room(shopper_id text, max_lines integer) returns integer
language plpgsql stable as $$
begin
  return (select greatest(0, max_lines - count(*))::integer from (
    select from basket_line where shopper = shopper_id and removed_at is null limit max_lines
  ) as held);
end $$;
