-- Makes a refund of an order due and gives its number; null where the guards of insert_refund fail.
create or replace function refund_order(
  shopper_id text, intent_id text, seen_cents bigint, cents bigint, refund_reason text,
  refund_lines jsonb, in_place_of jsonb, actor text, messages text
) returns integer language plpgsql as $$
declare
  refunded_no integer;
begin
  if lock_shopper(shopper_id) is null then return null; end if;
  select insert_refund(shopper_id, intent_id, seen_cents, cents, refund_reason, refund_lines, actor,
      intent.provider, "order".amount_cents, "order".created_seconds)
    into refunded_no
    from "order" join intent on intent.shopper = shopper_id and intent.intent = intent_id
    where "order".shopper = shopper_id and "order".payment_intent = intent_id;
  if refunded_no is null then return null; end if;
  perform append_order_event(shopper_id, intent_id, 'refunded', jsonb_strip_nulls(jsonb_build_object(
    'no', refunded_no, 'cents', cents, 'reason', refund_reason, 'lines', refund_lines,
    'inPlaceOf', in_place_of)), actor);
  perform notify_live(messages);
  return refunded_no;
end $$;
