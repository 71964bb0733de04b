-- Before each statement that writes a table, by whatever way (db/postgres/guard-writes.ts): refuses one of a build that is
-- older than the database allows. Each statement of a shop begins with its build's number (BuildClient). The
-- lock, which ends with the transaction, lets a migration that raises that number wait for what is under way.
create or replace function require_build() returns trigger
language plpgsql as $$
declare
  build integer := substring(current_query() from '^/\*build (\d+)\*/');
begin
  -- A statement typed by hand.
  if build is null then return null; end if;
  perform from drizzle.__drizzle_migrations limit 0;
  if build < oldest_build() then
    raise exception using errcode = '57PB0', message = format(
      'This version of the shop (build %s) is too old for its database, which needs build %s or newer: start the newer version, or restore the backup that was made before it.',
      build, oldest_build());
  end if;
  return null;
end $$;
