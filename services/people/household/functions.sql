-- What other services ask of households in the database, within a call of theirs. Applied again whenever this file has changed; services/platform/database/migrate.ts tells how.

-- Whether an exclusion of another account may hold for a player.
create or replace function may_be_held(p_player_id integer) returns boolean language sql stable as $$
  select exists (select 1 from person_match where one_id = p_player_id and holds) or exists (select 1 from person_match where other_id = p_player_id and holds)
$$;

-- Players of one household with a player, and what tells so. What a person has counts unless the staff know two people.
create or replace function household_of(p_player_id integer) returns table (member_id integer, kind text) language sql stable as $$
  select theirs.player_id, theirs.kind
    from household_key own join household_key theirs on theirs.hash = own.hash and theirs.kind = own.kind
    where own.player_id = p_player_id and theirs.player_id <> p_player_id
  union
  select theirs.player_id, theirs.kind
    from person_key own join person_key theirs on theirs.hash = own.hash and theirs.kind = own.kind
    where own.player_id = p_player_id and theirs.player_id <> p_player_id and not exists (
      select 1 from person_match
        where one_id = least(p_player_id, theirs.player_id) and other_id = greatest(p_player_id, theirs.player_id) and state = 'DIFFERENT'
    )
$$;
