-- What other services ask of players in the database, within a call of theirs. Applied again whenever this file has changed; services/platform/database/migrate.ts tells how.

-- What keeps a player from betting. Somebody unknown is as good as banned.
create or replace function player_facts(p_player_id integer) returns jsonb language plpgsql stable as $$
begin
  return (
    select jsonb_build_object(
      'isBanned', coalesce(player.ban_level, 1) > 0,
      'isLineClosed', coalesce(profile.is_line_disallowed, false),
      'isLiveClosed', coalesce(profile.is_live_disallowed, false)
    ) from (select 1) as one left join player on player.id = p_player_id left join player_profile profile on profile.player_id = p_player_id
  );
end $$;

-- Locks a player until the transaction ends, and answers what keeps them from betting.
create or replace function player_lock(p_player_id integer) returns jsonb language plpgsql as $$
begin
  perform 1 from player where id = p_player_id for no key update;
  return player_facts(p_player_id);
end $$;

-- Whether a session of a player has neither ended nor expired; `p_now` is real time. Demo players have sessions on demo
-- sites only.
create or replace function session_is_live(p_id_hash text, p_player_id integer, p_now bigint, p_is_demo_site boolean) returns boolean language plpgsql stable as $$
begin
  return exists (
    select 1 from session join player on player.id = session.player_id
    where session.id_hash = p_id_hash and session.player_id = p_player_id and session.ended_at is null and session.expires_at > p_now
      and (p_is_demo_site or not player.is_demo)
  );
end $$;

-- Whether a player has an e-mail or a phone that they have shown to read.
create or replace function has_contact(p_player_id integer) returns boolean language sql stable as $$
  select exists (
    select 1 from player join player_profile profile on profile.player_id = player.id
    where player.id = p_player_id and ((player.email is not null and profile.is_email_confirmed) or (player.phone is not null and profile.is_phone_confirmed))
  )
$$;
