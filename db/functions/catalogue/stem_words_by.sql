-- Stems words by another dictionary from now on; the caller makes those anew that are stored. It is the owner's to do: the
-- shop's role may be another (DATABASE_MIGRATION_URL).
create or replace function stem_words_by(before regdictionary, wanted regdictionary) returns void
language plpgsql security definer set search_path from current as $$
begin
  execute format('alter text search configuration shop_words alter mapping replace %s with %s', before, wanted);
end $$;
