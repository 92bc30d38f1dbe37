-- What every service stands on: secrets, the clock's anchor, events.

create table site_secret (
  name text primary key,
  value bytea not null
);

-- One row: where the services' clock stood at a moment of real time, and how fast it runs since.
create table clock_anchor (
  id integer primary key check (id = 1),
  real_ms bigint not null,
  clock_ms bigint not null,
  rate double precision not null check (rate > 0)
);

-- seq stays empty until the transaction that wrote the event has committed; see outbox.ts.
create table outbox (
  id bigint generated always as identity primary key,
  seq bigint unique,
  type text not null check (type in ('balance', 'limit', 'coupon', 'session')),
  user_id integer not null,
  data jsonb not null
);
create index outbox_unnumbered on outbox (id) where seq is null;
