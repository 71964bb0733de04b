-- Records an act of staff, `{staff, act, subject, before, after, outcome}`, and answers its number. Of a call that may be
-- repeated it takes the key, `{key, call_hash, answer}`; null, and nothing is written, where that was taken: the call was
-- done before.
create or replace function record_act(record jsonb) returns bigint language plpgsql as $$
declare
  number bigint;
begin
  if record ? 'key' then
    insert into operation_key (actor, key, call_hash, answer)
      values (record->>'staff', record->>'key', record->>'call_hash', record->'answer')
      on conflict do nothing;
    if not found then return null; end if;
  end if;
  insert into audit_log (staff, act, subject, before, after, outcome)
    values (record->>'staff', record->>'act', record->>'subject', nullif(record->'before', 'null'),
      nullif(record->'after', 'null'), record->>'outcome')
    returning no into number;
  return number;
end $$;
