-- Money that is converted from a currency that a country has given up.
alter table journal drop constraint journal_kind_check;
alter table journal add constraint journal_kind_check check (kind in ('opening', 'deposit', 'stake', 'payout', 'reversal', 'conversion'));
