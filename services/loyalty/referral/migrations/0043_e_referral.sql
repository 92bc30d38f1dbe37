-- Friends that players bring: codes, who came by which, and what was paid for it.

create table referral_code (
  player_id integer primary key references player (id),
  code text not null unique,
  -- Epoch milliseconds of the services' clock.
  created_at bigint not null
);

create table referral_terms (
  -- One row: the terms for friends who register from now on.
  id integer primary key check (id = 1),
  terms jsonb not null,
  version integer not null
);

create table referral_friend (
  friend_id integer primary key references player (id),
  referrer_id integer not null references player (id),
  state text not null check (state in ('REGISTERED', 'DEPOSITED', 'FLAGGED', 'PAID', 'EXPIRED', 'REJECTED')),
  -- As they were when the friend registered.
  terms jsonb not null,
  -- Why it is flagged or rejected.
  reason text,
  registered_at bigint not null,
  expires_at bigint not null,
  -- The referrer's level when it was paid, from 1.
  level integer,
  -- What each side got; null for nothing.
  reward numeric check (reward > 0),
  reward_currency text,
  friend_reward numeric check (friend_reward > 0),
  friend_currency text,
  ended_at bigint,
  check (friend_id <> referrer_id)
);
create index referral_friend_of on referral_friend (referrer_id, friend_id);
create index referral_friend_open on referral_friend (expires_at) where state in ('REGISTERED', 'DEPOSITED');
