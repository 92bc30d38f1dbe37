/** The provider's tables, as steps that a database is brought up to date by. `user_version` counts those it has had. */

/** A step is never changed once it is merged: databases remember that they had it. */
export const steps: readonly string[] = [
  `
  create table payment (
    id text primary key,
    page text not null unique,
    state text not null,
    reference text not null,
    kind text not null,
    method text not null,
    status text not null,
    amount text not null,
    currency text not null,
    fee text not null,
    reason text,
    language text not null,
    return_urls text,
    payer text,
    expires_at integer,
    instrument text references instrument (token),
    step text not null,
    bank text,
    instructions text,
    verdict text,
    settle_at integer,
    is_held integer not null default 0,
    sequence integer not null,
    created_at integer not null,
    settled_at integer
  ) strict;
  create index payment_reference on payment (reference);
  create index payment_due on payment (settle_at) where settle_at is not null;
  create index payment_expiry on payment (expires_at) where status = 'action_required';

  create table payment_event (
    payment text not null references payment (id),
    sequence integer not null,
    status text not null,
    at integer not null,
    primary key (payment, sequence)
  ) strict, without rowid;
  create index payment_event_at on payment_event (at);

  create table instrument (
    token text primary key,
    method text not null,
    details text not null,
    behaviour text not null,
    payer text,
    is_remembered integer not null,
    created_at integer not null
  ) strict;

  create table voucher (
    hash text primary key,
    payment text not null references payment (id),
    at integer not null
  ) strict;

  create table notice (
    id text primary key,
    payment text not null references payment (id),
    sequence integer not null,
    body text not null,
    attempts integer not null,
    next_at integer,
    end text,
    ended_at integer
  ) strict;
  create index notice_due on notice (next_at) where next_at is not null;
  create index notice_payment on notice (payment);

  create table idempotency (
    key text primary key,
    fingerprint text not null,
    status integer not null,
    body text not null,
    at integer not null
  ) strict;

  create table pulse (id integer primary key check (id = 1), at integer not null) strict;
  insert into pulse (id, at) values (1, 0);
  `,
];
