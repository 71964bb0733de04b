-- Forgets who has bought as a guest, under each of these ids, and what stands under the e-mail alone: that it waits for a
-- product, mails, a withdrawal that is settled. What was charged stays under ids that name nobody, and who an order is for as
-- forget_owner.sql says. An empty e-mail is none. Guards: no payment or refund is under way. Returns forgotten, payment_open or
-- refund_due; then nothing is forgotten.
create or replace function forget_buyers(guests text[], last_email text) returns text
language plpgsql as $$
declare
  guest text;
begin
  foreach guest in array (select array(select unnest(guests) order by 1)) loop
    perform lock_shopper(guest);
  end loop;
  if exists (select 1 from payment where shopper = any(guests) and state = 'refund_due')
    or exists (select 1 from intent where intent.shopper = any(guests) and state = 'refund_due')
    or exists (select 1 from refund where shopper = any(guests) and state in ('due', 'pending'))
  then
    return 'refund_due';
  end if;
  if exists (select 1 from payment where shopper = any(guests)
      and state in ('creating', 'open', 'cancelling'))
    or exists (select 1 from intent where intent.shopper = any(guests) and state = 'stray')
  then
    return 'payment_open';
  end if;
  -- Without any guest what stands under the e-mail alone goes all the same.
  perform forget_owner('', last_email);
  foreach guest in array guests loop
    perform forget_owner(guest, last_email);
  end loop;
  return 'forgotten';
end $$;
