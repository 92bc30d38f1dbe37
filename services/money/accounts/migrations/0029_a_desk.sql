-- Corrections by the operator's staff, and debts that are paid from money that comes later.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check
  check (kind in ('player', 'equity', 'stakes', 'revenue', 'rounding', 'advance', 'promo', 'debts', 'clearing', 'held', 'fees', 'adjustments'));
alter table journal drop constraint journal_kind_check;
alter table journal add constraint journal_kind_check
  check (kind in ('opening', 'deposit', 'withdrawal', 'stake', 'payout', 'reversal', 'conversion', 'repayment', 'adjustment'));

create table adjustment (
  id bigint generated always as identity (start with 1001) primary key,
  player_id integer not null references player (id),
  account_id integer not null references ledger_account (id),
  -- What the account gains; negative for what is taken.
  amount numeric not null check (amount <> 0),
  -- Why, as a stable code; the note is for the operator's staff alone.
  reason text not null,
  note text not null,
  state text not null check (state in ('PROPOSED', 'CONFIRMED', 'REFUSED', 'EXPIRED')),
  -- Who of the staff proposed and decided it. One person may do both where the rule of two doesn't apply.
  proposed_by text not null,
  decided_by text,
  idempotency_key text not null unique,
  -- SHA-256 (hex) of what was asked for, to tell a repetition from something else under the same key.
  fingerprint text not null,
  -- Epoch milliseconds of the services' clock.
  created_at bigint not null,
  expires_at bigint not null,
  decided_at bigint,
  check ((state = 'PROPOSED') = (decided_at is null))
);
create index adjustment_of_player on adjustment (player_id);
create index adjustment_open on adjustment (expires_at) where state = 'PROPOSED';
