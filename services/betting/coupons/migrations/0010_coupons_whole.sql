-- Coupons of every kind, with bankers, blocks, bonuses, promo codes, advances and VIP bets.

alter table coupon
  -- Null for kinds without one total price.
  alter column coef drop not null,
  add column system_value integer check (system_value >= 2),
  add column cover text,
  -- Least total price the player takes; the coupon is paid at it.
  add column exact_coef numeric,
  add column is_drop_on_score_change boolean not null default false,
  -- Total price as the player saw it, and the number of the format they saw it in.
  add column coef_by_view text,
  add column coef_view_id integer,
  -- Partner who brought the visitor.
  add column ref_id integer,
  -- Part of the stake that the house advanced.
  add column prepaid_amount numeric not null default 0 check (prepaid_amount >= 0 and prepaid_amount <= amount),
  -- What the bonus bet multiplied the price with, as placed; it is worked out again from the bets that are not void.
  add column bonus_coef numeric,
  -- Extra percent of the net win.
  add column hyper_bonus_percent numeric,
  -- Part of the payout that hyper bonus or promo code added.
  add column bonus_payout numeric,
  -- The promo code as it was when used: {code, kind, percent, maxBonus}. FREE_BET: the house bears the stake.
  add column promo jsonb,
  add column is_vip boolean not null default false,
  -- Of a conditional coupon, in the order they are played: [{id, amount, coef}].
  add column blocks jsonb,
  -- Margin M of an anti-express, as placed.
  add column margin numeric;

alter table coupon_bet
  add column is_banker boolean not null default false,
  add column block_id text,
  -- Outcome that this one took the place of in a swap.
  add column swapped_from text;

-- For the history by account and for what covers an advance.
create index coupon_by_account_all on coupon (account_id, id desc);

-- House accounts: advances given and not yet repaid, stakes and bonuses borne for players, what players owe.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check
  check (kind in ('player', 'equity', 'stakes', 'revenue', 'rounding', 'advance', 'promo', 'debts'));

-- An advance lives until it is repaid, given back with its coupon, or borne by the house.
create table coupon_advance (
  coupon_id bigint primary key references coupon (id),
  account_id integer not null references ledger_account (id),
  amount numeric not null check (amount > 0),
  -- What is still to be repaid.
  outstanding numeric not null check (outstanding >= 0 and outstanding <= amount),
  -- What the house bears for good.
  borne numeric not null default 0 check (borne >= 0)
);
create index coupon_advance_open on coupon_advance (account_id) where outstanding > 0;

create table promo_code (
  -- Upper case.
  code text primary key,
  kind text not null check (kind in ('FREE_BET', 'WIN_BOOST')),
  -- Whose it is; null for everybody who knows it.
  player_id integer references player (id),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Of a free bet: the stake.
  amount numeric check (amount > 0),
  -- Of a boost: percent of the net win, and at most so much.
  percent numeric check (percent > 0),
  max_bonus numeric check (max_bonus > 0),
  min_coef numeric,
  min_bets integer,
  -- Numbers of the kinds it fits; null for all.
  kinds jsonb,
  valid_until bigint not null,
  check ((kind = 'FREE_BET') = (amount is not null)),
  check ((kind = 'WIN_BOOST') = (percent is not null))
);
create index promo_code_by_player on promo_code (player_id);

-- Once a player. A coupon that is refused or refunded gives the code back: its row goes.
create table promo_use (
  code text not null references promo_code (code),
  player_id integer not null references player (id),
  coupon_id bigint not null unique references coupon (id),
  primary key (code, player_id)
);
