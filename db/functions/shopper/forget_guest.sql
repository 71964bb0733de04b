-- Forgets a guest who is due, with the basket. Guards: a guest who has changed nothing for so many days
-- and has bought nothing, and whose draft order has no open link; any other shopper gets the next due time, or
-- none. An intent that was cancelled at the provider cannot be paid any more.
create or replace function forget_guest(shopper_id text, kept_days integer) returns void
language plpgsql as $$
declare
  due record;
  kept interval := make_interval(days => kept_days);
  last_change timestamptz;
  still_held boolean;
begin
  select merged_into, created_at into due from shopper
    where id = shopper_id and forget_due_at <= now() for update;
  if not found then return; end if;
  select greatest(due.created_at, max(added_at), max(removed_at)) into last_change
    from basket_line where shopper = shopper_id;
  -- In no statement of tables: a cluster refuses that.
  still_held := still_holds(shopper_id);
  if shopper_id not like 'guest\_%' or due.merged_into is not null
    or exists (select from "order" where shopper = shopper_id)
    or exists (select from refund where shopper = shopper_id)
  then
    update shopper set forget_due_at = null where id = shopper_id;
    delete from checkout where shopper = shopper_id;
    delete from saved_address where shopper = shopper_id;
  elsif last_change > now() - kept then
    update shopper set forget_due_at = last_change + kept where id = shopper_id;
  elsif exists (select from payment where shopper = shopper_id and state <> 'cancelled')
    or exists (select from intent where intent.shopper = shopper_id and state = 'stray')
    or exists (select from draft_order where shopper = shopper_id and link_until > now() and ended_at is null)
    or still_held
  then
    update shopper set forget_due_at = now() + interval '1 day' where id = shopper_id;
  else
    delete from basket_line where shopper = shopper_id;
    delete from shared_basket where shopper = shopper_id;
    delete from draft_order where shopper = shopper_id;
    delete from payment where shopper = shopper_id;
    delete from intent where intent.shopper = shopper_id;
    delete from order_contact where shopper = shopper_id;
    delete from checkout where shopper = shopper_id;
    delete from saved_address where shopper = shopper_id;
    delete from review_vote where shopper = shopper_id;
    delete from mail where shopper = shopper_id;
    delete from shopper where id = shopper_id;
  end if;
end $$;
