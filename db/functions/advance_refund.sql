-- Writes how a refund stands at the provider. Guards: its state and attempt are unchanged.
create or replace function advance_refund(
  shopper_id text, intent_id text, seen_state text, seen_attempt integer, new_state text,
  new_attempt integer, provider_refund text, payment_state text, messages text
) returns boolean language plpgsql as $$
begin
  if lock_shopper(shopper_id) is null then return false; end if;
  update refund
    set state = new_state, attempt = new_attempt, refund_id = coalesce(provider_refund, refund_id)
    where shopper = shopper_id and payment_intent = intent_id
      and state = seen_state and attempt = seen_attempt;
  if not found then return false; end if;
  update payment set state = payment_state where shopper = shopper_id and intent = intent_id;
  perform notify_live(messages);
  return true;
end $$;
