-- Moves what a guest has written to the account that it joins, or that takes in one of its orders (`intent_id`; null:
-- all). Where both have written about a product the account's own review stays, and the guest's goes with its
-- votes. The account's votes for what is its own from now on go, too. The caller holds both locks.
create or replace function move_reviews(shopper_id text, account_id text, intent_id text) returns void
language plpgsql as $$
declare
  twice text;
begin
  for twice in
    delete from review using review as own
    where review.shopper = shopper_id and (intent_id is null or review.payment_intent = intent_id)
      and own.shopper = account_id and own.product = review.product
    returning review.product
  loop
    perform refresh_rating(twice);
    perform notify_live('[{"kind":"catalogue"}]');
  end loop;
  delete from review_vote where not exists (select from review where id = review_vote.review)
    and review_vote.shopper in (shopper_id, account_id);
  with own_vote as (
    delete from review_vote using review
    where review.id = review_vote.review and review.shopper = shopper_id
      and (intent_id is null or review.payment_intent = intent_id)
      and review_vote.shopper = account_id
    returning review_vote.review, kind
  )
  update review set helpful = helpful - 1 from own_vote
    where own_vote.review = review.id and own_vote.kind = 'helpful';
  update review set shopper = account_id
    where shopper = shopper_id and (intent_id is null or payment_intent = intent_id);
  update review_request set shopper = account_id
    where shopper = shopper_id and (intent_id is null or payment_intent = intent_id);
  if intent_id is null then
    insert into review_vote (shopper, review, kind, at)
      select account_id, review, kind, at from review_vote where shopper = shopper_id
      on conflict do nothing;
    delete from review_vote where shopper = shopper_id;
  end if;
end $$;
