-- A charge of this shopper, or of the account that the guest has joined, with its refunds; null unless it
-- has become an order or is refunded.
create or replace function read_charge(shopper_id text, intent_id text) returns json
language plpgsql stable as $$
declare
  owner text;
  of_order "order";
  made_for intent;
  refunds json;
  seen_version text;
begin
  select coalesce(merged_into, id) into owner from shopper where id = shopper_id;
  select * into of_order from "order" where "order".shopper = owner and payment_intent = intent_id;
  refunds := refunds_of(owner, intent_id);
  if of_order is null and json_array_length(refunds) = 0 then
    select account into owner from claimed_order
      where claimed_order.shopper = shopper_id and payment_intent = intent_id;
    if not found then return null; end if;
    return read_charge(owner, intent_id);
  end if;
  select * into made_for from intent where intent.shopper = owner and intent.intent = intent_id;
  seen_version := refunds_version(owner, intent_id);
  return json_build_object(
    'shopper', owner, 'intent', intent_id, 'isOrder', of_order.payment_intent is not null,
    'owesAll', of_order.payment_intent is null or exists (select from order_event
      where order_event.shopper = owner and order_event.payment_intent = intent_id
        and kind = 'cancelled'),
    'promised', (select coalesce(json_agg(body order by no), '[]') from order_event
      where order_event.shopper = owner and order_event.payment_intent = intent_id
        and kind = 'refunded' and by <> 'provider'),
    'disputes', (select coalesce(json_agg(body), '[]') from (
      select distinct on (body->>'id') body from order_event
        where order_event.shopper = owner and order_event.payment_intent = intent_id
          and kind = 'disputed' order by body->>'id', no desc) as latest),
    'provider', made_for.provider, 'payment', made_for.payment,
    'paidInCreditCents', coalesce((of_order.terms->'credit'->>'cents')::bigint, 0),
    'amountCents', coalesce(of_order.amount_cents, (refunds->0->>'chargeCents')::bigint),
    'createdSeconds', coalesce(of_order.created_seconds, (refunds->0->>'createdSeconds')::bigint),
    'refunds', refunds, 'version', seen_version);
end $$;
