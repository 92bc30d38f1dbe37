-- What other services ask of limits in the database, within a call of theirs. Applied again whenever this file has changed; services/platform/database/migrate.ts tells how.

-- Whether any limit of a player is kept, or an exclusion of another account may hold for them.
create or replace function has_limits(p_player_id integer) returns boolean language plpgsql stable as $$
begin
  return exists (select 1 from player_limit where player_id = p_player_id) or may_be_held(p_player_id);
end $$;
