-- Placed coupons and their bets. Money itself is in the ledger; times are epoch milliseconds of the services' clock.

create table coupon (
  id bigint generated always as identity (start with 30000001) primary key,
  player_id integer not null references player (id),
  account_id integer not null references ledger_account (id),
  idempotency_key text not null,
  -- SHA-256 (hex) of what was asked for.
  fingerprint text not null,
  type_id integer not null,
  state text not null check (state in ('PENDING', 'ACCEPTED', 'REJECTED', 'WON', 'LOST', 'REFUNDED', 'CASHED_OUT')),
  currency text not null,
  amount numeric not null check (amount > 0),
  coef numeric not null,
  possible_win numeric not null,
  -- In force when placed; it caps what is paid.
  max_payout numeric not null,
  payout numeric,
  reject_reason text,
  placed_at bigint not null,
  decides_at bigint,
  settled_at bigint,
  unique (player_id, idempotency_key)
);
create index coupon_by_player on coupon (player_id, id desc);
create index coupon_pending on coupon (decides_at) where state = 'PENDING';
-- For what a player staked within a limit's days.
create index coupon_by_placing on coupon (player_id, placed_at);

alter table journal add foreign key (coupon_id) references coupon (id);

create table coupon_bet (
  coupon_id bigint not null references coupon (id),
  position integer not null,
  outcome_id text not null,
  game_id text not null,
  coef numeric not null,
  is_live boolean not null,
  market_version integer not null,
  score_at_placing text,
  starts_at bigint not null,
  -- Names at placing in every language: {game, championship, market, outcome}.
  names jsonb not null,
  result text check (result in ('WON', 'LOST', 'VOID', 'HALF_WON', 'HALF_LOST')),
  primary key (coupon_id, position)
);
create index coupon_bet_open on coupon_bet (outcome_id) where result is null;

create table shared_coupon (
  code text primary key,
  type_id integer not null,
  outcome_ids jsonb not null,
  created_at bigint not null
);
