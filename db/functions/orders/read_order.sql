-- One order of this shopper, or of the account that the guest is merged into, or that has claimed it, with its events, refunds,
-- invoice and the gift cards that it bought; null for any other.
create or replace function read_order(shopper_id text, intent_id text) returns json
language plpgsql stable as $$
declare
  owner text;
  found_one "order";
  person order_contact;
  own_invoice json;
  refunds json;
  bought json;
  its_events json;
begin
  select coalesce(merged_into, id) into owner from shopper where id = shopper_id;
  select * into found_one from "order" where "order".shopper = owner and payment_intent = intent_id;
  if not found then
    select account into owner from claimed_order
      where claimed_order.shopper = shopper_id and payment_intent = intent_id;
    if not found then return null; end if;
    return read_order(owner, intent_id);
  end if;
  select * into person from order_contact
    where order_contact.shopper = owner and payment_intent = intent_id;
  select coalesce(json_agg(json_build_object(
      'no', no, 'kind', kind, 'body', body, 'by', by, 'atSeconds', extract(epoch from at)::bigint
    ) order by no), '[]')
    into its_events from order_event where order_event.shopper = owner and payment_intent = intent_id;
  own_invoice := invoice_of(intent_id);
  refunds := refunds_of(owner, intent_id);
  bought := bought_cards_of(intent_id, found_one.items);
  return json_build_object(
    'shopper', owner, 'number', found_one.number, 'id', intent_id, 'basket', found_one.items,
    'amount', found_one.amount_cents, 'created', found_one.created_seconds,
    'terms', found_one.terms, 'byHand', found_one.by_hand, 'invoice', own_invoice,
    'address', person.address || jsonb_build_object('name', person.name),
    'note', person.note, 'giftMessage', person.gift_message,
    'isWithheld', coalesce(person.withheld, false),
    'events', its_events, 'giftCards', bought, 'refunds', refunds);
end $$;
