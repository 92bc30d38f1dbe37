-- Toto: kinds as data, draws over games of the line, tickets, and what rolls over.

create table toto_kind (
  key text primary key,
  is_on boolean not null default true,
  rules jsonb not null
);

create table toto_jackpot (
  kind text not null,
  currency text not null,
  -- Held among the house's open stakes until somebody wins it.
  amount numeric not null check (amount >= 0),
  primary key (kind, currency)
);

create table toto_draw (
  id bigint generated always as identity (start with 7000001) primary key,
  kind text not null,
  -- Counted by kind, from 1.
  number integer not null,
  state text not null check (state in ('OPEN', 'CLOSED', 'DRAWN', 'SETTLED', 'CANCELLED')),
  currency text not null,
  -- The kind's rules as they were when the draw was composed.
  rules jsonb not null,
  matches jsonb not null,
  -- One entry a match, null until it is known.
  results jsonb not null,
  -- Money staked on each outcome of each match, for popularity only.
  shares jsonb not null,
  -- Epoch milliseconds of the services' clock.
  opens_at bigint not null,
  closes_at bigint not null,
  closed_at bigint,
  settled_at bigint,
  staked numeric not null default 0 check (staked >= 0),
  tickets integer not null default 0,
  -- What the house still holds of the stakes for this draw.
  held numeric not null default 0 check (held >= 0),
  paid numeric not null default 0,
  batches integer not null default 0,
  -- Prize money of each category once drawn.
  categories jsonb,
  jackpot numeric,
  version integer not null default 1,
  composed_by text not null,
  unique (kind, number)
);
create index toto_draw_by_state on toto_draw (state, closes_at);
create index toto_draw_by_kind on toto_draw (kind, id desc);

create table toto_ticket (
  id bigint generated always as identity (start with 8000001) primary key,
  draw_id bigint not null references toto_draw (id),
  player_id integer not null references player (id),
  account_id integer not null references ledger_account (id),
  idempotency_key text not null,
  fingerprint text not null,
  -- A mask of the picked outcomes a match.
  picks integer[] not null,
  combinations integer not null check (combinations > 0),
  -- For one combination; the price is this times the combinations.
  stake numeric not null check (stake > 0),
  price numeric not null check (price > 0),
  state text not null check (state in ('OPEN', 'WON', 'LOST', 'REFUNDED')),
  prize numeric,
  bought_at bigint not null,
  settled_at bigint,
  unique (player_id, idempotency_key)
);
create index toto_ticket_of_player on toto_ticket (player_id, id desc);
create index toto_ticket_of_draw on toto_ticket (draw_id, id);
create index toto_ticket_open on toto_ticket (draw_id, account_id, id) where state = 'OPEN';
create index toto_ticket_open_of_player on toto_ticket (player_id, account_id) where state = 'OPEN';
create index toto_ticket_prizes on toto_ticket (prize desc) where state = 'WON';
