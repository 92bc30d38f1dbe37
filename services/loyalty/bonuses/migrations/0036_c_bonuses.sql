-- Offers as data, the bonuses that players hold, what counted towards their wagering, points and cashback.

create table bonus_offer (
  id integer generated always as identity (start with 101) primary key,
  key text not null unique,
  state text not null check (state in ('OPEN', 'STOPPED')),
  -- Terms, audience, countries and code; a running bonus keeps a copy of the terms.
  definition jsonb not null,
  version integer not null default 1,
  -- Epoch milliseconds of the services' clock; null for no end.
  starts_at bigint not null,
  ends_at bigint,
  created_at bigint not null
);
create unique index bonus_offer_code on bonus_offer ((definition ->> 'code')) where definition ->> 'code' is not null;

create table bonus (
  id bigint generated always as identity (start with 7001) primary key,
  player_id integer not null references player (id),
  offer_id integer not null references bonus_offer (id),
  -- The same gift is never given twice.
  grant_key text not null unique,
  state text not null check (state in ('OFFERED', 'ACTIVE', 'COMPLETED', 'LOST', 'EXPIRED', 'FORFEITED', 'CANCELLED')),
  terms jsonb not null,
  currency text not null,
  account_id integer references ledger_account (id),
  -- Code of a free bet.
  promo_code text,
  -- Number of the deposit that brought it.
  payment_id text,
  amount numeric check (amount > 0),
  required numeric check (required >= 0),
  wagered numeric not null default 0 check (wagered >= 0),
  -- What became cash.
  paid numeric not null default 0,
  sweeps integer not null default 0,
  reason text,
  offered_at bigint not null,
  activated_at bigint,
  expires_at bigint not null,
  ended_at bigint
);
create index bonus_of_player on bonus (player_id, id desc);
create unique index bonus_account on bonus (account_id) where account_id is not null;
create unique index bonus_promo on bonus (promo_code) where promo_code is not null;
create index bonus_open on bonus (expires_at) where state in ('OFFERED', 'ACTIVE');
-- One deposit brings one bonus.
create unique index bonus_payment on bonus (payment_id) where payment_id is not null;

create table bonus_change (
  id bigint generated always as identity primary key,
  bonus_id bigint not null references bonus (id),
  state text not null,
  reason text,
  at bigint not null
);
create index bonus_change_of on bonus_change (bonus_id, id);

create table bonus_wager (
  bonus_id bigint not null references bonus (id),
  -- A coupon or a round, by its number.
  source text not null check (source in ('COUPON', 'ROUND')),
  source_id text not null,
  stake numeric not null,
  amount numeric not null check (amount >= 0),
  reason text not null,
  game text,
  at bigint not null,
  primary key (bonus_id, source, source_id)
);
create index bonus_wager_at on bonus_wager (bonus_id, at desc);

create table bonus_reader (
  -- One row: the last event that was read.
  id integer primary key check (id = 1),
  seq bigint not null
);

create table player_points (
  player_id integer primary key references player (id),
  balance integer not null default 0 check (balance >= 0),
  -- Collected in all; spending doesn't lower it.
  collected integer not null default 0
);

create table points_entry (
  id bigint generated always as identity primary key,
  player_id integer not null references player (id),
  -- The same bet or purchase counts once.
  key text not null unique,
  amount integer not null check (amount <> 0),
  reason text not null,
  at bigint not null
);
create index points_entry_of_player on points_entry (player_id, id desc);

create table cashback_payment (
  player_id integer not null references player (id),
  currency text not null,
  every text not null check (every in ('WEEK', 'DAY')),
  period_from bigint not null,
  period_to bigint not null,
  level integer not null,
  percent numeric not null,
  staked numeric not null,
  won numeric not null,
  bonuses numeric not null,
  amount numeric not null check (amount >= 0),
  at bigint not null,
  primary key (player_id, currency, every, period_from)
);
