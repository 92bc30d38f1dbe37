-- Deposits that came in when a rule forbade them, and what the provider is asked to do about deposits.
alter table payment_mismatch drop constraint payment_mismatch_kind_check;
alter table payment_mismatch add constraint payment_mismatch_kind_check
  check (kind in ('AMOUNT', 'CURRENCY', 'METHOD', 'LIMIT', 'EXCLUSION'));

-- When the provider is asked next to call the deposit off, or to return it; null for never. Real time.
alter table payment add column call_off_at bigint;
alter table payment add column return_at bigint;
create index payment_call_off on payment (call_off_at) where call_off_at is not null;
create index payment_return on payment (return_at) where return_at is not null;
