-- Writes a code. Its uses in all are its stock: another number changes what is left by the difference. Guard:
-- whether the uses are limited does not change, since those before were not counted.
create or replace function set_code(
  code_name text, share integer, amount bigint, valid_from timestamptz, valid_to timestamptz,
  all_uses integer, uses_of_each integer, reference_id text
) returns boolean language plpgsql as $$
declare
  counted_key text;
  added integer;
begin
  insert into discount_code (name, share_percent, amount_cents, from_at, to_at, uses, uses_each)
    values (code_name, share, amount, valid_from, valid_to, all_uses, uses_of_each)
    on conflict (name) do update set share_percent = share, amount_cents = amount,
      from_at = valid_from, to_at = valid_to, uses = all_uses, uses_each = uses_of_each
      where (discount_code.uses is null) = (all_uses is null);
  if not found then return false; end if;
  if all_uses is null then return true; end if;
  insert into stock (code, on_hand, available) values (code_name, 0, 0) on conflict do nothing;
  select stock_key into counted_key from stock where code = code_name for update;
  -- All that was ever counted is what may be used; the rest of the ledger are uses.
  select all_uses - coalesce(sum(units), 0) into added from stock_entry
    where stock_key = counted_key and reason = 'counted';
  if added = 0 then return true; end if;
  insert into stock_entry (stock_key, reason, reference, units)
    values (counted_key, 'counted', reference_id, added);
  update stock set on_hand = on_hand + added, available = available + added
    where stock_key = counted_key;
  return true;
end $$;
