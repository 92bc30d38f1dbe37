-- Free rounds of players: so many rounds of a game at one stake, which the house pays.
create table casino_free_grant (
  id bigint generated always as identity (start with 6001) primary key,
  -- The same key gives no rounds twice.
  key text not null unique,
  player_id integer not null references player (id),
  -- Takes what is won: cash, or the account of a bonus.
  account_id integer not null references ledger_account (id),
  currency text not null,
  game text not null,
  stake numeric not null check (stake > 0),
  rounds integer not null check (rounds > 0),
  used integer not null default 0 check (used between 0 and rounds),
  won numeric not null default 0 check (won >= 0),
  given_at bigint not null,
  expires_at bigint not null,
  -- Taken away, or over by the bonus that brought them; null while they last.
  ended_at bigint
);
create index casino_free_grant_of_player on casino_free_grant (player_id, id);

-- The grant that paid the stake of a free round; null for rounds that the player paid.
alter table casino_round add column grant_id bigint references casino_free_grant (id);
create index casino_round_of_grant on casino_round (grant_id) where grant_id is not null;
