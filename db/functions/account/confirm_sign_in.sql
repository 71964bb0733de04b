-- An attempt was right: it no longer counts as a guess, and its place is known for so many days. A
-- registration reserves none.
create or replace function confirm_sign_in(
  reserved_key text, place_key text, seconds_each integer, known_days integer
) returns void language plpgsql as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  update rate_limit set window_ends_at = window_ends_at - make_interval(secs => seconds_each)
    where key = reserved_key;
  insert into rate_limit (key, count, window_ends_at)
    values ('known ' || place_key, 1, now() + make_interval(days => known_days))
    on conflict (key) do update set window_ends_at = excluded.window_ends_at;
end $$;
