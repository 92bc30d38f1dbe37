-- Advances are no loans any more: open bets pay them, by a cash-out. What was lent before and is not repaid is the account's debt from now
-- on, moved by one journal an account; what the house had borne stays where it is booked.
insert into ledger_account (kind, currency)
  select distinct 'debts', account.currency from coupon_advance advance join ledger_account account on account.id = advance.account_id where advance.outstanding > 0
  on conflict do nothing;

insert into journal (key, kind, fingerprint, at)
  select 'advance:' || account_id || ':debt', 'conversion', 'migration 0027', (extract(epoch from now()) * 1000)::bigint
  from coupon_advance group by account_id having sum(outstanding) > 0;

insert into entry (journal_id, account_id, amount)
  select journal.id, house.id, case house.kind when 'advance' then owed.amount else -owed.amount end
  from (select account_id, sum(outstanding) as amount from coupon_advance group by account_id) owed
  join journal on journal.key = 'advance:' || owed.account_id || ':debt'
  join ledger_account account on account.id = owed.account_id
  join ledger_account house on house.currency = account.currency and house.kind in ('advance', 'debts')
  where owed.amount > 0;

insert into account_debt (account_id, amount)
  select account_id, sum(outstanding) from coupon_advance group by account_id having sum(outstanding) > 0
  on conflict (account_id) do update set amount = account_debt.amount + excluded.amount;

drop table coupon_advance;
