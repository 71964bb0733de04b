-- Forgets who has written reviews: what is shown stays, with its stars and words, without name and pictures; what was
-- never shown goes, and so do votes and the wish to be asked. The caller holds the lock.
create or replace function forget_reviews(shopper_id text) returns void
language plpgsql as $$
begin
  delete from review_request where shopper = shopper_id;
  update review set helpful = helpful - 1 from review_vote
    where review_vote.shopper = shopper_id and kind = 'helpful' and review_vote.review = review.id;
  delete from review_vote where shopper = shopper_id;
  delete from review_vote using review
    where review.shopper = shopper_id and state <> 'shown' and review_vote.review = review.id;
  delete from review where shopper = shopper_id and state <> 'shown';
  update review set name = '', pictures = '{}' where shopper = shopper_id;
  if found then perform notify_live('[{"kind":"catalogue"}]'); end if;
end $$;
