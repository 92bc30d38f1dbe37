-- Accounts of the house that payments need: what providers hold, what is held for withdrawals, and what payments cost.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check
  check (kind in ('player', 'equity', 'stakes', 'revenue', 'rounding', 'advance', 'promo', 'debts', 'clearing', 'held', 'fees'));
alter table journal drop constraint journal_kind_check;
alter table journal add constraint journal_kind_check
  check (kind in ('opening', 'deposit', 'withdrawal', 'stake', 'payout', 'reversal', 'conversion'));
