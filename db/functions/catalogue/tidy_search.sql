-- Empties the pending list of an index of searches, which each of them reads, or counts the statistics of a table anew. Both
-- are the owner's to do: the shop's role may be another (DATABASE_MIGRATION_URL).
create or replace function tidy_search(part regclass) returns void
language plpgsql security definer set search_path from current as $$
begin
  if (select relkind = 'i' from pg_class where oid = part) then
    perform gin_clean_pending_list(part);
  else
    execute format('analyze %s', part);
  end if;
end $$;
