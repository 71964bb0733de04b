-- Writes an address of a shopper: in place of the one with this id, else as another; one that is the same is not kept
-- twice. `is_used`: the next order goes there, as it does to a new one. Of more than `kept` those used longest ago are
-- forgotten. Returns its id; null, with nothing written, by the guard of change_checkout.
create or replace function save_address(
  shopper_id text, new_address jsonb, changed_id text, is_used boolean, kept integer
) returns text
language plpgsql as $$
declare
  changed saved_address;
  saved_id text;
begin
  if not change_checkout(shopper_id) then return null; end if;
  select * into changed from saved_address where shopper = shopper_id and id = changed_id;
  saved_id := coalesce(changed.id, gen_random_uuid()::text);
  delete from saved_address
    where shopper = shopper_id and (id = saved_id or address = new_address);
  -- Not now(): who waited for the lock comes after who held it.
  insert into saved_address (shopper, id, address, used_at)
    values (shopper_id, saved_id, new_address,
      case when is_used or changed.id is null then clock_timestamp() else changed.used_at end);
  delete from saved_address where shopper = shopper_id and id not in (
    select id from saved_address where shopper = shopper_id order by used_at desc, id limit kept);
  return saved_id;
end $$;
