-- What the operator's staff settles, and when money moved at the provider.

-- Epoch milliseconds of real time, as the provider tells it: days of statements are counted by it. Null for changes that
-- moved no money.
alter table payment_event add column moved_at bigint;
create index payment_event_moved on payment_event (moved_at) where moved_at is not null;

-- Money that moved otherwise than was asked for. It waits until somebody has looked at it.
create table payment_mismatch (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment (id),
  kind text not null check (kind in ('AMOUNT', 'CURRENCY', 'METHOD')),
  -- What the provider said: status, kind, method, amount, currency, fee and its number of the payment.
  told jsonb not null,
  -- The same words again are the same mismatch.
  words text not null,
  -- CORRECTED: the provider has said something since that fits.
  state text not null default 'OPEN' check (state in ('OPEN', 'BOOKED', 'REFUSED', 'CORRECTED')),
  -- Who of the staff settled it.
  actor text,
  note text,
  -- Epoch milliseconds of real time.
  told_at bigint not null,
  settled_at bigint,
  unique (payment_id, words)
);
create index payment_mismatch_open on payment_mismatch (id) where state = 'OPEN';
