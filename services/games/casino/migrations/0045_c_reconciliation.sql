-- How each day of the studio's statement compared with the wallet's rounds, the last time it was looked at.
create table casino_reconciliation (
  -- In UTC.
  day date primary key,
  -- Epoch milliseconds, real time.
  checked_at bigint not null,
  differences integer not null check (differences >= 0)
);
