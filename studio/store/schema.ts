/** The studio's tables, as steps that a database is brought up to date by. */

/** A step is never changed once it is merged: databases remember that they had it. */
export const steps: readonly string[] = [
  `
  create table session (
    id text primary key,
    token_hash text not null unique,
    game text not null,
    owner text not null,
    wallet_token text,
    is_authenticated integer not null default 0,
    currency text not null,
    language text not null,
    balance text not null,
    press text,
    used_at integer not null,
    created_at integer not null
  ) strict;

  create table seed_pair (
    id text primary key,
    owner text not null,
    server_seed text not null,
    client_seed text not null,
    rounds integer not null,
    revealed_at integer
  ) strict;
  create unique index seed_pair_active on seed_pair (owner) where revealed_at is null;

  create table round (
    id text primary key,
    press text not null unique,
    session text not null references session (id),
    owner text not null,
    game text not null,
    currency text not null,
    seed_pair text not null references seed_pair (id),
    nonce integer not null,
    stake text not null,
    bet text not null,
    moves text not null,
    status text not null,
    reason text,
    returned integer,
    won text,
    started_at integer not null,
    ended_at integer
  ) strict;
  create index round_owner on round (owner, started_at);
  create unique index round_unfinished on round (owner, game) where status in ('opening', 'open');
  create index round_ended on round (ended_at) where ended_at is not null;

  create table wallet_call (
    id text primary key,
    round text not null references round (id),
    kind text not null,
    body text not null,
    attempts integer not null,
    next_at integer,
    result text
  ) strict;
  create index wallet_call_due on wallet_call (next_at) where next_at is not null;
  create index wallet_call_round on wallet_call (round);

  create table pulse (id integer primary key check (id = 1), at integer not null) strict;
  insert into pulse (id, at) values (1, 0);
  `,
  `
  alter table round add column stakes integer not null default 1;
  alter table round add column asked text;
  `,
  `
  create table chain (
    id text primary key,
    game text not null,
    seed text not null,
    terminal text not null,
    public_seed text not null,
    used integer not null default 0,
    began_at integer not null
  ) strict;
  create index chain_game on chain (game, began_at);

  create table table_round (
    id text primary key,
    game text not null,
    chain text not null references chain (id),
    place integer not null,
    number integer not null,
    phase text not null,
    is_void integer not null default 0,
    opens_at integer not null,
    closes_at integer not null,
    draws_at integer not null,
    ends_at integer not null,
    next_at integer not null
  ) strict;
  create unique index table_round_number on table_round (game, number);

  alter table round add column shared text references table_round (id);
  create index round_shared on round (shared) where shared is not null;
  `,
  `
  create index round_shared_owner on round (shared, owner) where shared is not null;
  `,
  `
  alter table session add column free text;
  alter table round add column free text;
  `,
  `
  alter table round add column panel integer not null default 1;
  drop index round_unfinished;
  create unique index round_unfinished on round (owner, game, panel) where status in ('opening', 'open');
  `,
  `
  alter table round add column seed text;
  `,
];
