-- Queues the one mail for each order whose buyer wants to be asked for reviews, so many days after it has arrived; none
-- where it has written one, or nobody can be written to. Wishes of orders that never arrive are forgotten in a year.
create or replace function queue_review_mails(after_days integer) returns void
language plpgsql as $$
declare
  due record;
  address text;
begin
  delete from review_request where asked_at < now() - interval '1 year';
  for due in
    select shopper, payment_intent, code from review_request where queued_at is null
  loop
    perform from order_status where shopper = due.shopper and payment_intent = due.payment_intent
      and state = 'delivered' and since <= now() - make_interval(days => after_days);
    continue when not found;
    update review_request set queued_at = now()
      where shopper = due.shopper and payment_intent = due.payment_intent and queued_at is null;
    continue when not found or exists (select from review
      where review.shopper = due.shopper and review.payment_intent = due.payment_intent);
    select email into address from "user" where id = due.shopper;
    if address is null then
      select email into address from order_contact where shopper = due.shopper
        and payment_intent = due.payment_intent;
    end if;
    -- mail-kinds.ts has the shape of the body.
    perform queue_mail(due.shopper, 'review:' || due.payment_intent, 'review_request', address,
      jsonb_build_object('order', due.payment_intent, 'code', due.code));
  end loop;
end $$;
