-- Reserves an attempt to sign in to an account, by the generic cell rate algorithm: `burst` attempts at
-- once, then one each so many seconds. `window_ends_at` is the theoretical arrival time. A place from
-- which the account has been signed in to has a rate of its own, which guesses from elsewhere never use.
-- Guard: a turn within max_wait_seconds. Returns the wait for the turn, or for the next try.
create or replace function reserve_sign_in(
  account_key text, place_key text, burst integer, seconds_each integer, max_wait_seconds integer
) returns json language plpgsql as $$
declare
  each_one interval := make_interval(secs => seconds_each);
  at_once interval := make_interval(secs => burst * seconds_each);
  is_known boolean := exists (
    select from rate_limit where key = 'known ' || place_key and window_ends_at > now());
  own_key text := case when is_known then place_key else account_key end;
  arrival timestamptz;
begin
  -- Does not wait for the disk: a power failure may lose an attempt.
  perform set_config('synchronous_commit', 'off', true);
  insert into rate_limit as rate (key, count, window_ends_at) values (own_key, 1, now() + each_one)
    on conflict (key) do update
      set window_ends_at = greatest(rate.window_ends_at, now()) + each_one
      where rate.window_ends_at + each_one - at_once
        <= now() + make_interval(secs => max_wait_seconds)
    returning window_ends_at into arrival;
  if arrival is not null then
    return json_build_object('key', own_key, 'waitMs',
      greatest(0, ceil(1000 * extract(epoch from arrival - at_once - now())))::integer);
  end if;
  select window_ends_at into arrival from rate_limit where key = own_key;
  return json_build_object('key', null, 'waitMs', greatest(1000, ceil(1000 * extract(epoch from
    arrival + each_one - at_once - now() - make_interval(secs => max_wait_seconds))))::integer);
end $$;
