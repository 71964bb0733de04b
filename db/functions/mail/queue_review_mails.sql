-- Queues the one mail for each order whose buyer wants to be asked for reviews, so many days after it has arrived; none
-- where it has written one, or nobody can be written to. Wishes of orders that never arrive are forgotten in a year.
create or replace function queue_review_mails(after_days integer) returns void
language plpgsql as $$
declare
  due record;
begin
  delete from review_request where asked_at < now() - interval '1 year';
  for due in
    update review_request set queued_at = now() from order_status
    where review_request.queued_at is null and order_status.shopper = review_request.shopper
      and order_status.payment_intent = review_request.payment_intent
      and order_status.state = 'delivered'
      and order_status.since <= now() - make_interval(days => after_days)
    returning review_request.shopper, review_request.payment_intent, code
  loop
    -- mail-kinds.ts has the shape of the body.
    perform queue_mail(due.shopper, 'review:' || due.payment_intent, 'review_request',
      coalesce(
        (select email from "user" where id = due.shopper),
        (select email from order_contact where shopper = due.shopper
          and payment_intent = due.payment_intent)),
      jsonb_build_object('order', due.payment_intent, 'code', due.code))
    where not exists (select from review
      where review.shopper = due.shopper and review.payment_intent = due.payment_intent);
  end loop;
end $$;
