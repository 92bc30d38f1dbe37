-- Which accounts are one person's or of one household: keyed hashes of what they have in common, and pairs that were found.

-- What a person has and keeps: name with day of birth, document, phone, card, wallet.
create table person_key (
  player_id integer not null references player (id),
  kind text not null check (kind in ('NAME', 'DOCUMENT', 'PHONE', 'CARD', 'WALLET')),
  -- HMAC-SHA-256 (hex) under a secret of the site.
  hash text not null,
  -- Epoch milliseconds of the services' clock.
  seen_at bigint not null,
  primary key (player_id, kind, hash)
);
create index person_key_hash on person_key (hash);

-- What the people of a household use.
create table household_key (
  player_id integer not null references player (id),
  kind text not null check (kind in ('NETWORK', 'DEVICE')),
  hash text not null,
  seen_at bigint not null,
  primary key (player_id, kind, hash)
);
create index household_key_hash on household_key (hash);
create index household_key_seen on household_key (seen_at);

-- How far players of before have been taken up: one row.
create table person_walk (
  id integer primary key check (id = 1),
  -- The last player looked at; null once all are.
  after_id integer
);

-- Two accounts that may be one person's.
create table person_match (
  id bigint generated always as identity (start with 810001) primary key,
  one_id integer not null references player (id),
  other_id integer not null references player (id),
  -- What they have in common.
  kinds text[] not null,
  state text not null check (state in ('OPEN', 'SAME', 'DIFFERENT')),
  -- Whether an exclusion of one holds for the other.
  holds boolean not null,
  found_at bigint not null,
  decided_at bigint,
  decided_by text,
  note text,
  unique (one_id, other_id),
  check (one_id < other_id),
  check (state = 'OPEN' or holds = (state = 'SAME'))
);
create index person_match_other on person_match (other_id);
create index person_match_open on person_match (id) where state = 'OPEN';
