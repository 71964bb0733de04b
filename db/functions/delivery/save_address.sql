-- Writes an address of a shopper under this id, in place of what has it; one that is the same is not kept twice.
-- `is_used`: the next order goes there; else one that was not saved comes right behind where it goes. Of more than
-- `kept` those used longest ago are forgotten. Guard: change_checkout.
create or replace function save_address(
  shopper_id text, saved_id text, new_address jsonb, is_used boolean, kept integer
) returns boolean
language plpgsql as $$
declare
  last_used timestamptz;
begin
  if not change_checkout(shopper_id) then return false; end if;
  select max(used_at) into last_used from saved_address
    where shopper = shopper_id and (id = saved_id or address = new_address);
  delete from saved_address
    where shopper = shopper_id and (id = saved_id or address = new_address);
  if is_used then
    last_used := next_used_at(shopper_id);
  elsif last_used is null then
    select coalesce(max(used_at) - interval '1 microsecond', clock_timestamp()) into last_used
      from saved_address where shopper = shopper_id;
  end if;
  insert into saved_address (shopper, id, address, used_at)
    values (shopper_id, saved_id, new_address, last_used);
  delete from saved_address where shopper = shopper_id and id not in (
    select id from saved_address where shopper = shopper_id order by used_at desc, id limit kept);
  return true;
end $$;
