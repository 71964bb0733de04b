-- A payment of this shopper, or of the account that the guest has joined, by its id or its intent,
-- with the order or refund that it has become and whether one of its lines is sold.
create or replace function read_payment(shopper_id text, payment_id text, intent_id text)
returns json language plpgsql stable as $$
declare
  owner text;
  found_one payment;
begin
  select coalesce(joined_to, id) into owner from shopper where id = shopper_id;
  if payment_id is null then
    select * into found_one from payment where shopper = owner and intent = intent_id;
  else
    select * into found_one from payment where shopper = owner and payment = payment_id;
  end if;
  if not found then return null; end if;
  return json_build_object(
    'shopper', owner, 'payment', found_one.payment, 'provider', found_one.provider,
    'intent', found_one.intent, 'state', found_one.state, 'items', found_one.items,
    'amountCents', found_one.amount_cents, 'createdAt', found_one.created_at,
    'orderedSeconds', (select created_seconds from "order"
      where "order".shopper = owner and payment_intent = found_one.intent),
    'refund', (select json_build_object('id', payment_intent, 'amount', amount_cents,
        'created', created_seconds, 'state', refund.state, 'attempt', attempt)
      from refund where refund.shopper = owner and payment_intent = found_one.intent),
    'hasSoldLine', exists (select from order_line
      where order_line.shopper = owner and line in (
        select (item->>'line')::bigint from jsonb_array_elements(found_one.items) as item)));
end $$;
