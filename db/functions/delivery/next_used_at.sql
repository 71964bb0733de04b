-- When an address of a shopper that is used now was used: after every other one, also where the clock ticks once a
-- millisecond, as the embedded database's does. Not now(): who waited for the lock comes after who held it.
create or replace function next_used_at(shopper_id text) returns timestamptz
language plpgsql as $$
begin
  return (select greatest(clock_timestamp(), max(used_at) + interval '1 microsecond')
    from saved_address where shopper = shopper_id);
end $$;
