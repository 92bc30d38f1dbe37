-- The share of friends' net revenue that a player got for a calendar month of UTC.

create table referral_month (
  referrer_id integer not null references player (id),
  -- YYYY-MM.
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  currency text not null,
  -- Terms of the share that these friends registered under: they are reckoned together.
  plan text not null,
  -- The referrer's level at the end of the month, from 1, and its percent.
  level integer not null check (level > 0),
  percent numeric not null check (percent between 0 and 100),
  friends integer not null check (friends > 0),
  stakes numeric not null,
  wins numeric not null,
  bonuses numeric not null,
  fees numeric not null check (fees >= 0),
  net numeric not null check (net = stakes - wins - bonuses - fees),
  carried_in numeric not null check (carried_in <= 0),
  carried_out numeric not null check (carried_out <= 0),
  share numeric not null check (share >= 0),
  -- Why nothing was paid, if the player may be given nothing; null otherwise.
  withheld text check (withheld in ('LIMIT_REACHED', 'BETTING_CLOSED')),
  check (withheld is null or share = 0),
  -- Epoch milliseconds of the services' clock.
  paid_at bigint not null,
  primary key (referrer_id, month, currency, plan)
);

-- Months that every referrer was paid for.
create table referral_share_run (
  month text primary key,
  done_at bigint not null
);
