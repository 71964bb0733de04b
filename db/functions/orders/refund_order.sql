-- Makes the refund of an order due that this event, with its effects (append_order_event), says was made, and gives
-- its number, which becomes the event's. What it takes back of gift cards that the order bought leaves them. Null where
-- the guards of insert_refund fail, or a card has less by now. The caller holds the lock.
create or replace function refund_order(shopper_id text, intent_id text, seen_cents bigint, event jsonb)
returns integer language plpgsql as $$
declare
  refunded_no integer;
  to_credit text := event->'body'->>'credit';
  charge record;
  takes jsonb := coalesce(event->'body'->'takenBack', '[]');
  taken_from text[] := array(select one->>'credit' from jsonb_array_elements(takes) as one);
  take jsonb;
begin
  select provider, amount_cents, created_seconds, terms->>'code' as code,
      coalesce((terms->'credit'->>'cents')::bigint, 0) as credit_cents
    into charge
    from "order" join intent on intent.shopper = "order".shopper and intent.intent = "order".payment_intent
    where "order".shopper = shopper_id and "order".payment_intent = intent_id;
  if not found then return null; end if;
  -- Stock is locked in the order of its keys, and a credit's comes between that of a code and those of products.
  if to_credit is not null or takes <> '[]' then
    perform from stock where credit = to_credit or credit = any(taken_from) or stock.code = charge.code
      order by stock_key for update;
  end if;
  for take in select jsonb_array_elements(takes) loop
    perform from stock where credit = take->>'credit' and available >= (take->>'cents')::bigint;
    if not found then return null; end if;
  end loop;
  refunded_no := insert_refund(shopper_id, intent_id, seen_cents, (event->'body'->>'amountCents')::bigint,
    event->'body'->>'reason', event->'body'->'lines', event->>'by', charge.provider,
    charge.amount_cents, charge.created_seconds, charge.credit_cents, to_credit,
    coalesce((event->'body'->>'creditCents')::bigint, 0));
  if refunded_no is null then return null; end if;
  for take in select jsonb_array_elements(takes) loop
    if not change_credit(take->>'credit', -(take->>'cents')::bigint, 'taken_back', intent_id || '/' || refunded_no) then
      raise exception 'Unable to take % back from the gift card %', take->>'cents', take->>'credit';
    end if;
  end loop;
  perform append_order_event(shopper_id, intent_id,
    jsonb_set(event, '{body,no}', to_jsonb(refunded_no)));
  return refunded_no;
end $$;
