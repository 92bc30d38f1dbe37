-- Tournaments as data, those who take part, what counted for them, and their prizes.

create table tournament (
  id integer generated always as identity (start with 301) primary key,
  key text not null,
  -- Counted by key, from 1: a tournament that repeats has one edition after the other.
  edition integer not null,
  state text not null check (state in ('ACTIVE', 'PAYING', 'SETTLED', 'CANCELLED')),
  -- Never changes once the tournament exists.
  definition jsonb not null,
  -- Epoch milliseconds of the services' clock.
  opens_at bigint not null,
  starts_at bigint not null,
  ends_at bigint not null,
  -- By when a bet has to be settled to count.
  closes_at bigint not null,
  settled_at bigint,
  players integer not null default 0,
  -- Entry fees that the house still holds.
  held numeric not null default 0 check (held >= 0),
  -- Fees that were paid in all.
  fees numeric not null default 0 check (fees >= 0),
  -- What was won, fixed with the ranks.
  paid numeric not null default 0 check (paid >= 0),
  reason text,
  version integer not null default 1,
  created_at bigint not null,
  unique (key, edition),
  check (opens_at <= starts_at and starts_at < ends_at and ends_at <= closes_at)
);
create index tournament_open on tournament (ends_at, id) where state in ('ACTIVE', 'PAYING');

create table tournament_entry (
  id bigint generated always as identity (start with 30001) primary key,
  tournament_id integer not null references tournament (id),
  player_id integer not null references player (id),
  -- Account that paid the fee; null where there is none.
  account_id integer references ledger_account (id),
  fee numeric not null default 0 check (fee >= 0),
  state text not null check (state in ('PLAYING', 'WON', 'PAID', 'OUT', 'EXCLUDED', 'REFUNDED')),
  points bigint not null default 0 check (points >= 0),
  plays integer not null default 0,
  -- When the points were reached; null without any.
  reached_at bigint,
  rank integer,
  prize numeric check (prize > 0),
  joined_at bigint not null,
  ended_at bigint,
  unique (tournament_id, player_id)
);
create index tournament_entry_ranks on tournament_entry (tournament_id, points desc, reached_at, id);
create index tournament_entry_of_player on tournament_entry (player_id, id desc);
create index tournament_entry_due on tournament_entry (tournament_id, id) where state in ('PLAYING', 'WON');

create table tournament_play (
  entry_id bigint not null references tournament_entry (id),
  -- A coupon or a round, by its number.
  source text not null check (source in ('COUPON', 'ROUND')),
  source_id text not null,
  -- In the tournament's currency.
  staked numeric not null check (staked > 0),
  won numeric not null check (won >= 0),
  legs integer not null,
  at bigint not null,
  primary key (entry_id, source, source_id)
);
