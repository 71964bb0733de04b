-- Cancels an order: the rest of its charge goes back (0: it went back before). Guards: nothing else has
-- happened since it was read, and those of insert_refund.
create or replace function cancel_order(
  shopper_id text, intent_id text, seen_events integer, seen_cents bigint, rest_cents bigint,
  cancel_reason text, actor text, messages text
) returns boolean language plpgsql as $$
begin
  if lock_shopper(shopper_id) is null then return false; end if;
  if events_of_order(shopper_id, intent_id) <> seen_events then return false; end if;
  if rest_cents > 0 and refund_order(shopper_id, intent_id, seen_cents, rest_cents, 'cancelled',
    null, null, 'shop', null) is null
  then
    return false;
  end if;
  perform append_order_event(shopper_id, intent_id, 'cancelled',
    jsonb_build_object('reason', cancel_reason), actor);
  update order_work set state = 'cancelled', since = now()
    where shopper = shopper_id and payment_intent = intent_id;
  perform notify_live(messages);
  return true;
end $$;
