-- Which token of the API this is, with what limits it: the role of who made it, and its scopes if it is one of the
-- shop's own. Null for one that has ended, and for any other text. When it was used is written at most once a minute.
create or replace function read_api_token(secret_hash text) returns json language plpgsql as $$
begin
  update api_token set seen_at = now()
    where token_hash = secret_hash and ended_at is null
      and (seen_at is null or seen_at < now() - interval '1 minute');
  return (
    select json_build_object('id', api_token.id, 'madeBy', made_by, 'scopes', api_token.scopes,
      'role', staff.role, 'ownScopes', staff_role.scopes)
    from api_token left join staff on staff.id = made_by
      left join staff_role on staff_role.name = staff.role
    where token_hash = secret_hash and ended_at is null);
end $$;
