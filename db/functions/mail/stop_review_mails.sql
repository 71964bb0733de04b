-- Ends by the code of one of its mails that a shopper is asked for reviews, of this order and of all others. A code
-- that is none ends nothing.
create or replace function stop_review_mails(stop_code text) returns void
language plpgsql as $$
declare
  asked text;
begin
  select shopper into asked from review_request where code = stop_code;
  delete from review_request where shopper = asked;
  delete from mail where shopper = asked and kind = 'review_request' and state = 'queued';
end $$;
