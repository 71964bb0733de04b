-- Makes a payment of the basket of this version, which rises with the saved address and code too.
-- `needed_units` are null where nothing is counted, `frozen_terms` where nothing but the items is frozen. The guest of
-- a draft order that staff has not ended has the e-mail that staff has written there, until it gives one.
-- Guards: the basket is unchanged, no other payment of this provider is unpaid, and prices are still in this currency.
create or replace function start_payment(
  shopper_id text, seen_version integer, payment_id text, provider_id text, frozen_items jsonb,
  total_cents bigint, charged_currency text, needed_units jsonb, frozen_terms jsonb
) returns boolean language plpgsql as $$
declare
  given_email text;
begin
  if lock_shopper(shopper_id) is distinct from seen_version then return false; end if;
  perform from payment where shopper = shopper_id and provider = provider_id
    and state in ('creating', 'open', 'cancelling');
  if found then return false; end if;
  if charged_currency <> lower(coalesce((select code from shop_currency), 'USD')) then return false; end if;
  if shopper_id like 'guest\_%' then
    select email into given_email from checkout where shopper = shopper_id;
    if given_email is null then
      select email into given_email from draft_order
        where shopper = shopper_id and payment_intent is null and ended_at is null
        limit 1;
    end if;
  end if;
  insert into payment (shopper, payment, provider, state, items, amount_cents, currency, units, terms, email)
    values (shopper_id, payment_id, provider_id, 'creating', frozen_items, total_cents, charged_currency,
      needed_units, frozen_terms, given_email);
  return true;
end $$;
