-- Payments: deposits and withdrawals. What happened to each is a list of events that only grows; the state kept beside
-- it is that of the last event.

create table payment (
  id bigint generated always as identity (start with 7000001) primary key,
  player_id integer not null references player (id),
  account_id integer not null references ledger_account (id),
  direction text not null check (direction in ('DEPOSIT', 'WITHDRAWAL')),
  method text not null,
  currency text not null,
  -- What the account gains or gives.
  amount numeric not null check (amount > 0),
  -- What the method costs the player: paid on top of a deposit, kept from a withdrawal.
  fee numeric not null check (fee >= 0),
  state text not null,
  idempotency_key text not null,
  -- SHA-256 (hex) of what was asked for, to tell a repetition from something else under the same key.
  fingerprint text not null,
  -- The provider's number and page.
  provider_id text unique,
  redirect_url text,
  -- The provider's number of the last change that was taken over.
  sequence integer not null default 0,
  -- What it comes from or goes to at the provider: token, brand, last four; never a card's number.
  instrument jsonb,
  -- Where a withdrawal goes otherwise: a bank account, a wallet, an address, a cash desk.
  destination jsonb,
  -- Where a deposit's player came from, and returns to: origin of the site and language of the page.
  origin text,
  language text,
  -- Why it ended as it did; stable codes.
  reason text,
  -- What the provider said that does not fit: AMOUNT, CURRENCY, METHOD. Somebody has to look at it.
  mismatch text,
  -- Epoch milliseconds of real time, by which the player must have paid.
  expires_at bigint,
  -- Epoch milliseconds of real time: when the provider is asked next.
  ask_at bigint,
  asked integer not null default 0,
  -- Epoch milliseconds of the services' clock.
  created_at bigint not null,
  changed_at bigint not null,
  unique (player_id, idempotency_key)
);
create index payment_of_player on payment (player_id, id desc);
create index payment_due on payment (ask_at) where ask_at is not null;
create index payment_by_account on payment (account_id) where state in ('CREATED', 'ACTION_REQUIRED', 'PROCESSING', 'HELD', 'VERIFICATION_REQUIRED', 'APPROVED', 'SENT');

create table payment_event (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment (id),
  state text not null,
  actor text not null check (actor in ('player', 'provider', 'operator', 'desk', 'clock')),
  reason text,
  -- For the operator's eyes only.
  note text,
  at bigint not null
);
create index payment_event_of on payment_event (payment_id, id);
create function payment_event_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'events of payments are append-only: % refused', tg_op;
end $$;
create trigger payment_event_append_only before update or delete or truncate on payment_event
  for each statement execute function payment_event_is_append_only();

-- Notices of providers that were taken, so that one that comes again does nothing.
create table payment_notice (
  id text primary key,
  payment_id bigint references payment (id),
  -- What became of it: APPLIED, STALE, MISMATCH, UNKNOWN.
  outcome text not null,
  -- Epoch milliseconds of real time.
  at bigint not null
);

-- Cards and accounts that a player paid from, by the provider's token.
create table payment_instrument (
  id bigint generated always as identity primary key,
  player_id integer not null references player (id),
  method text not null,
  token text not null,
  label jsonb not null,
  -- Whether its holder agreed to pay with it again.
  is_remembered boolean not null,
  used_at bigint not null,
  unique (player_id, method, token)
);
