-- Accounts, their history, and limits that wait.

alter table player
  -- Set while support keeps the player's money where it is: no stakes, no new or closed accounts.
  add column frozen_at bigint,
  -- Bonus for the first deposit as chosen at registration: 0 refused, 1 sport, 2 casino; null if nobody asked.
  add column first_deposit_bonus integer check (first_deposit_bonus in (0, 1, 2));

alter table journal drop constraint journal_kind_check;
alter table journal add constraint journal_kind_check check (kind in ('opening', 'deposit', 'stake', 'payout', 'reversal'));
create index journal_by_time on journal (at);

-- What a wallet holds after the entry, so that a page of history costs the same however long the history is.
alter table entry add column balance_after numeric;
alter table entry disable trigger entry_append_only;
update entry set balance_after = running.balance from (
  select entry.id, sum(entry.amount) over (partition by entry.account_id order by entry.id) as balance
  from entry join ledger_account account on account.id = entry.account_id where account.kind = 'player'
) running where running.id = entry.id;
alter table entry enable trigger entry_append_only;
drop index entry_by_account;
create index entry_by_account on entry (account_id, id);

-- A looser value waits beside the one in force; whether it needs approval follows from the time.
alter table player_limit
  drop column need_approve,
  add column pending_value numeric check (pending_value >= -1),
  -- From when the player may approve it; the approval is open for a day.
  add column pending_from bigint,
  -- When time alone changes the limit next: approval opens, lapses, or the limit ends.
  add column changes_at bigint;
create index player_limit_due on player_limit (changes_at) where changes_at is not null;
create index coupon_by_account on coupon (account_id) where state in ('PENDING', 'ACCEPTED');

-- Time spent signed in, as the pings tell it: today's for the session limit, since the last reminder for the reality check.
create table player_time (
  player_id integer primary key references player (id),
  -- Days since 1970 in UTC.
  day integer not null,
  day_ms bigint not null,
  since_check_ms bigint not null,
  pinged_at bigint not null
);
