-- What other services ask of limits in the database, within a call of theirs. Applied again whenever this file has changed; services/platform/database/migrate.ts tells how.

-- Whether any limit of a player is kept.
create or replace function has_limits(p_player_id integer) returns boolean language sql stable as $$
  select exists (select 1 from player_limit where player_id = p_player_id)
$$;
