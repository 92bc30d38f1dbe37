-- The casino's catalogue, filled from the studio's list, and the games that players keep.

create table casino_provider (
  key text primary key,
  name text not null,
  -- The first list that it stood in, epoch milliseconds: what came with it is not new.
  listed_at bigint not null,
  -- The operator's switch: a closed provider hides its games without touching their own switches.
  is_open boolean not null default true,
  blocked_countries text[] not null default '{}'
);

create table casino_game (
  id bigint generated always as identity (start with 5001) primary key,
  -- The provider's own name of it, which is its route on the site.
  key text not null unique,
  provider text not null references casino_provider (key),
  engine text not null,
  names jsonb not null,
  rtp_from numeric not null,
  rtp numeric not null,
  volatility text not null,
  highest_multiplier numeric not null,
  -- Lowest and highest stake, in the currency that the list was asked in.
  currency text not null,
  min_stake numeric not null,
  max_stake numeric not null,
  mechanics text[] not null,
  -- Addresses by ratio.
  pictures jsonb not null,
  has_demo boolean not null,
  -- Place in the provider's list.
  place integer not null,
  -- The provider's switch: whether its last list had the game.
  is_listed boolean not null default true,
  -- The operator's.
  is_open boolean not null default true,
  blocked_countries text[] not null default '{}',
  added_at bigint not null
);

create table casino_favorite (
  player_id integer not null references player (id),
  game_id bigint not null references casino_game (id),
  added_at bigint not null,
  primary key (player_id, game_id)
);
