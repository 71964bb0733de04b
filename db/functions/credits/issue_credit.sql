-- Makes a credit of so many cents with its ledger, whose first fact is `fact`, `issued` by staff, and says so where it is
-- due. Guard: change_credit.
create or replace function issue_credit(
  credit_id text, cents bigint, recipient text, given_by text, words text, send_from timestamptz, maker text,
  fact text default 'issued', fact_reference text default null
) returns boolean language plpgsql as $$
declare
  sold_in text := lower(coalesce((select code from shop_currency), 'USD'));
begin
  insert into credit (id, currency, email, giver, message, send_at, made_by)
    values (credit_id, sold_in, recipient, given_by, words,
      send_from, maker);
  if recipient is not null and send_from <= now() then perform notify_live('[{"kind":"gift-card"}]'); end if;
  insert into stock (credit, on_hand, available) values (credit_id, 0, 0);
  return change_credit(credit_id, cents, fact, coalesce(fact_reference, credit_id));
end $$;
