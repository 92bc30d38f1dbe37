-- Bonus games with their prize tables, and the attempts that players have in them.

create table bonus_game (
  key text primary key check (key in ('chest', 'fortuna', 'memory', 'safe', 'lottery', 'dragon')),
  state text not null check (state in ('OPEN', 'STOPPED')),
  -- Prizes with their weights, and where attempts come from; an attempt keeps a copy of its prizes.
  definition jsonb not null,
  version integer not null default 1,
  -- Epoch milliseconds of the services' clock.
  changed_at bigint not null
);

create table bonus_attempt (
  id bigint generated always as identity (start with 9001) primary key,
  player_id integer not null references player (id),
  game text not null references bonus_game (key),
  -- The same attempt is never given twice.
  grant_key text not null unique,
  source text not null check (source in ('DAILY', 'POINTS', 'DEPOSIT', 'OPERATOR')),
  state text not null check (state in ('READY', 'PLAYING', 'DONE', 'WITHDRAWN')),
  -- The prizes as they were when it was given, and the version of the game's definition.
  prizes jsonb not null,
  version integer not null,
  currency text not null,
  -- Drawn when the attempt is given; its SHA-256 is shown before, itself after the game.
  server_seed text not null,
  client_seed text,
  moves jsonb not null default '[]',
  -- Row of the prizes that was won.
  prize integer,
  -- The bonus that the prize became.
  bonus_id bigint references bonus (id),
  -- Number of the deposit that brought it.
  payment_id text,
  given_at bigint not null,
  expires_at bigint not null,
  ended_at bigint
);
create index bonus_attempt_of_player on bonus_attempt (player_id, id desc);
create index bonus_attempt_open on bonus_attempt (player_id, game, id) where state in ('READY', 'PLAYING');
create index bonus_attempt_payment on bonus_attempt (payment_id) where payment_id is not null;
