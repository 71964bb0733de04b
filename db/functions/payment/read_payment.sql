-- A payment of this shopper, or of the account that the guest has joined, by its id or one of its
-- intents, with the order and the refunds of this intent (without one: the payment's own), the state of
-- the intent if it is a stray, and whether one of the payment's lines is sold. `isHeld`: the units that it
-- needs are held for it, or sold.
create or replace function read_payment(shopper_id text, payment_id text, intent_id text)
returns json language plpgsql stable as $$
declare
  owner text;
  found_one payment;
  about text;
  refunds json;
  holds boolean := false;
begin
  select coalesce(merged_into, id) into owner from shopper where id = shopper_id;
  if payment_id is null then
    select * into found_one from payment where shopper = owner and intent = intent_id;
    if not found then
      select payment.* into found_one from intent
        join payment on payment.shopper = owner and payment.payment = intent.payment
        where intent.shopper = owner and intent.intent = intent_id;
    end if;
  else
    select * into found_one from payment where shopper = owner and payment = payment_id;
  end if;
  if not found then
    select account into owner from claimed_order
      where claimed_order.shopper = shopper_id
        and (claimed_order.payment = payment_id or payment_intent = intent_id);
    if not found then return null; end if;
    return read_payment(owner, payment_id, intent_id);
  end if;
  about := coalesce(intent_id, found_one.intent);
  if found_one.units is not null then
    holds := exists (select from stock_hold where payment = found_one.payment);
  end if;
  if exists (select from refund where refund.shopper = owner and payment_intent = about) then
    refunds := refunds_of(owner, about);
  end if;
  return json_build_object(
    'shopper', owner, 'payment', found_one.payment, 'provider', found_one.provider,
    'intent', found_one.intent, 'state', found_one.state, 'items', found_one.items,
    'amountCents', found_one.amount_cents, 'currency', found_one.currency, 'createdAt', found_one.created_at,
    'units', found_one.units, 'terms', found_one.terms, 'isHeld', holds,
    'strayState', case when about is distinct from found_one.intent then (
      select intent.state from intent where intent.shopper = owner and intent.intent = about) end,
    'orderedSeconds', (select created_seconds from "order"
      where "order".shopper = owner and payment_intent = about),
    'refunds', refunds,
    'hasSoldLine', exists (select from order_line
      where order_line.shopper = owner and line in (
        select (item->>'line')::bigint from jsonb_array_elements(found_one.items) as item)));
end $$;
