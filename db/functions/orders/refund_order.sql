-- Makes the refund of an order due that this event, with its effects (append_order_event), says was made, and gives
-- its number, which becomes the event's. What it takes back of gift cards that the order bought leaves them. Null where
-- the guards of insert_refund fail, or a card has less by now. The caller holds the lock.
create or replace function refund_order(shopper_id text, intent_id text, seen_cents bigint, event jsonb)
returns integer language plpgsql as $$
declare
  refunded_no integer;
  to_credit text := event->'body'->>'credit';
  takes jsonb := coalesce(event->'body'->'takenBack', '[]');
  take jsonb;
begin
  -- Stock is locked in the order of its keys, and a credit's comes between that of a code and those of products.
  if to_credit is not null or takes <> '[]' then
    perform from stock where credit = to_credit
        or credit in (select one->>'credit' from jsonb_array_elements(takes) as one) or code = (select terms->>'code' from "order"
        where "order".shopper = shopper_id and payment_intent = intent_id)
      order by stock_key for update;
  end if;
  perform from jsonb_array_elements(takes) as one
    where not exists (select from stock
      where credit = one->>'credit' and available >= (one->>'cents')::bigint);
  if found then return null; end if;
  select insert_refund(shopper_id, intent_id, seen_cents, (event->'body'->>'amountCents')::bigint,
      event->'body'->>'reason', event->'body'->'lines', event->>'by', intent.provider,
      "order".amount_cents, "order".created_seconds,
      coalesce(("order".terms->'credit'->>'cents')::bigint, 0), to_credit,
      coalesce((event->'body'->>'creditCents')::bigint, 0))
    into refunded_no
    from "order" join intent on intent.shopper = shopper_id and intent.intent = intent_id
    where "order".shopper = shopper_id and "order".payment_intent = intent_id;
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
