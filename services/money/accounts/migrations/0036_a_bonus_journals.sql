-- Money of bonuses: given, turned to cash, and taken back.
alter table journal drop constraint journal_kind_check;
alter table journal add constraint journal_kind_check
  check (kind in ('opening', 'deposit', 'withdrawal', 'stake', 'payout', 'reversal', 'conversion', 'repayment', 'adjustment', 'bonus'));
-- Each bonus has an account of its own, so a player may have had several in a currency.
drop index ledger_account_wallet;
create unique index ledger_account_wallet on ledger_account (player_id, currency, type) where kind = 'player' and type <> 4;
