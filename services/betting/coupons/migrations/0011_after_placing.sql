-- What becomes of a placed coupon: cash-outs, insurance, swaps, and results that are corrected.

alter table coupon
  -- Stake that left by cash-outs, and what they paid; the rest is settled.
  add column cashed_stake numeric not null default 0 check (cashed_stake >= 0 and cashed_stake <= amount),
  add column cashed_value numeric not null default 0 check (cashed_value >= 0),
  -- Each cash-out in the order they were paid: {at, share, amount, value, isAuto}; times in epoch seconds.
  add column cash_outs jsonb not null default '[]',
  -- The standing order: sell all at this value.
  add column auto_cash_out numeric check (auto_cash_out > 0),
  add column auto_cash_out_at bigint,
  -- Share of the stake in percent.
  add column insurance_share integer check (insurance_share between 10 and 100),
  add column insurance_premium numeric,
  add column insured_payout numeric,
  add column replaces_id bigint references coupon (id),
  add column replaced_by_id bigint references coupon (id),
  -- How often the coupon was settled; more than once where results were corrected. Names the journals.
  add column settlements integer not null default 0,
  add column corrected_at bigint,
  add column correction_reason text,
  add check ((auto_cash_out is null) = (auto_cash_out_at is null)),
  add check ((insurance_share is null) = (insurance_premium is null));
update coupon set settlements = 1 where state in ('WON', 'LOST', 'REFUNDED');
create index coupon_auto_cash_out on coupon (id) where auto_cash_out is not null and state = 'ACCEPTED';
create unique index coupon_replaces on coupon (replaces_id) where replaces_id is not null;
-- For corrections, which look for settled bets by their outcome.
create index coupon_bet_by_outcome on coupon_bet (outcome_id);

-- Cash-outs, insurances and swaps a player asked for under a key, so that a repeated one moves nothing again.
create table coupon_deed (
  player_id integer not null references player (id),
  idempotency_key text not null,
  -- SHA-256 (hex) of what was asked for.
  fingerprint text not null,
  coupon_id bigint not null references coupon (id),
  -- The coupon to answer: the new one of a swap.
  answer_id bigint not null references coupon (id),
  at bigint not null,
  primary key (player_id, idempotency_key)
);

-- Results the operator corrected; they come before what the book says.
create table outcome_correction (
  outcome_id text primary key,
  result text not null,
  reason text not null,
  at bigint not null
);

-- What a player owes because a correction took back money they had spent (house account `debts`). Later payouts to the
-- account pay it first.
create table account_debt (
  account_id integer primary key references ledger_account (id),
  amount numeric not null check (amount >= 0)
);
