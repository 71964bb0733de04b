-- Makes the refund of what was paid on a stray intent due. Guards: as those of change_stray.
create or replace function owe_stray_refund(
  shopper_id text, payment_id text, intent_id text, seen_state text, refund_reason text,
  charged_cents bigint, paid_seconds bigint, mail jsonb, messages text
) returns boolean language plpgsql as $$
declare
  paid_with text;
begin
  if not change_stray(shopper_id, payment_id, intent_id, seen_state, 'refund_due') then
    return false;
  end if;
  perform name_contact(shopper_id, payment_id, intent_id);
  select provider into paid_with from payment where shopper = shopper_id and payment = payment_id;
  perform insert_refund(shopper_id, intent_id, 0, charged_cents, refund_reason, null, 'shop',
    paid_with,
    charged_cents, paid_seconds);
  perform queue_order_mail(shopper_id, intent_id, 'refunded', mail);
  perform notify_live(messages);
  return true;
end $$;
