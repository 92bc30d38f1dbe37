-- The casino wallet: launches that a studio may bet for, rounds, and the calls that came, each answered once.

create table casino_launch (
  id bigint generated always as identity (start with 9000001) primary key,
  -- SHA-256 (hex) of the token that the studio shows.
  token_hash text not null unique,
  player_id integer not null references player (id),
  account_id integer not null references ledger_account (id),
  currency text not null,
  -- The site's session that the game was opened in; with its end no more bets are taken.
  session_hash text not null,
  game text not null,
  -- Epoch milliseconds of the services' clock.
  opened_at bigint not null,
  ended_at bigint
);
create index casino_launch_of_player on casino_launch (player_id, id desc);

create table casino_round (
  -- The studio's number of it.
  id text primary key,
  player_id integer not null references player (id),
  account_id integer not null references ledger_account (id),
  launch_id bigint not null references casino_launch (id),
  currency text not null,
  game text not null,
  state text not null check (state in ('OPEN', 'SETTLED', 'ROLLED_BACK')),
  -- Of the bets that count: taken and not rolled back.
  staked numeric not null check (staked >= 0),
  -- Null until the first win.
  won numeric check (won >= 0),
  started_at bigint not null,
  ended_at bigint
);
create index casino_round_of_player on casino_round (player_id, started_at desc);
create index casino_round_open on casino_round (account_id) where state = 'OPEN';

create table casino_call (
  id text primary key,
  kind text not null check (kind in ('bet', 'win', 'rollback', 'end')),
  round_id text not null,
  -- The bet that a win or a rollback is about.
  bet_id text,
  -- SHA-256 (hex) of the body as it came.
  fingerprint text not null,
  amount numeric,
  -- What was answered: OK or the code of the refusal.
  answer text not null,
  balance text,
  at bigint not null
);
create index casino_call_of_bet on casino_call (bet_id) where bet_id is not null;
create index casino_call_of_round on casino_call (round_id);
