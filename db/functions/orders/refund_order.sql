-- Makes the refund of an order due that this event, with its effects (append_order_event), says was made, and gives
-- its number, which becomes the event's; null where the guards of insert_refund fail. The caller holds the lock.
create or replace function refund_order(shopper_id text, intent_id text, seen_cents bigint, event jsonb)
returns integer language plpgsql as $$
declare
  refunded_no integer;
  to_credit text := event->'body'->>'credit';
  charge record;
begin
  select provider, amount_cents, created_seconds, terms->>'code' as code,
      coalesce((terms->'credit'->>'cents')::bigint, 0) as credit_cents
    into charge
    from "order" join intent on intent.shopper = "order".shopper and intent.intent = "order".payment_intent
    where "order".shopper = shopper_id and "order".payment_intent = intent_id;
  if not found then return null; end if;
  -- Stock is locked in the order of its keys, and a credit's comes between that of a code and those of products.
  if to_credit is not null then
    perform from stock where credit = to_credit or stock.code = charge.code order by stock_key for update;
  end if;
  refunded_no := insert_refund(shopper_id, intent_id, seen_cents, (event->'body'->>'amountCents')::bigint,
    event->'body'->>'reason', event->'body'->'lines', event->>'by', charge.provider,
    charge.amount_cents, charge.created_seconds, charge.credit_cents, to_credit,
    coalesce((event->'body'->>'creditCents')::bigint, 0));
  if refunded_no is null then return null; end if;
  perform append_order_event(shopper_id, intent_id,
    jsonb_set(event, '{body,no}', to_jsonb(refunded_no)));
  return refunded_no;
end $$;
