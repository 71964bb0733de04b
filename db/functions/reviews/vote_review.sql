-- Counts that a shopper finds a review helpful, or reports it (`vote_kind`), once: the key of the vote decides between
-- calls at the same time. A shopper is made if new. Guards: the review is shown, and somebody else's. Returns counted, again, own or gone.
create or replace function vote_review(shopper_id text, review_id text, vote_kind text)
returns text language plpgsql as $$
declare
  author text;
begin
  if lock_shopper(shopper_id) is null then
    insert into shopper (id) values (shopper_id) on conflict do nothing;
    if lock_shopper(shopper_id) is null then return 'gone'; end if;
  end if;
  select shopper into author from review where id = review_id and state = 'shown';
  if not found then return 'gone'; end if;
  if author = shopper_id then return 'own'; end if;
  insert into review_vote (shopper, review, kind) values (shopper_id, review_id, vote_kind)
    on conflict do nothing;
  if not found then return 'again'; end if;
  update review set helpful = helpful + (vote_kind = 'helpful')::integer,
      reports = reports + (vote_kind = 'report')::integer
    where id = review_id;
  return 'counted';
end $$;
