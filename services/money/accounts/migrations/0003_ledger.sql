-- Double-entry ledger. Journals and entries are only ever added; a correction is a reversal.

create table ledger_account (
  id integer generated always as identity (start with 2000001) primary key,
  -- Whose money: a player's wallet, or one of the house's accounts.
  kind text not null check (kind in ('player', 'equity', 'stakes', 'revenue', 'rounding')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  player_id integer references player (id),
  -- 0 main, 4 bonus, 9 currency; wallets only.
  type integer check (type in (0, 4, 9)),
  points integer not null default 0,
  -- Sum of the account's entries; wallets only. House sums are computed from the entries on request, so that placing a
  -- bet locks no row that all players share.
  balance numeric,
  -- Rises with each change of the balance.
  version bigint not null default 0,
  closed_at bigint,
  check ((kind = 'player') = (player_id is not null and type is not null and balance is not null)),
  check (balance >= 0)
);
create unique index ledger_account_wallet on ledger_account (player_id, currency, type) where kind = 'player';
create unique index ledger_account_house on ledger_account (kind, currency) where kind <> 'player';
create unique index ledger_account_main on ledger_account (player_id) where type = 0;

alter table player add foreign key (active_account_id) references ledger_account (id);

create table journal (
  id bigint generated always as identity primary key,
  -- The same key never moves money twice.
  key text not null unique,
  kind text not null check (kind in ('opening', 'stake', 'payout', 'reversal')),
  -- SHA-256 (hex) of the entries, to tell a repeated journal from another one under the same key.
  fingerprint text not null,
  coupon_id bigint,
  reverses bigint unique references journal (id),
  at bigint not null
);
create index journal_by_coupon on journal (coupon_id);

create table entry (
  id bigint generated always as identity primary key,
  journal_id bigint not null references journal (id),
  account_id integer not null references ledger_account (id),
  -- Exact and signed: what the account gains.
  amount numeric not null check (amount <> 0)
);
create index entry_by_journal on entry (journal_id);
create index entry_by_account on entry (account_id);

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % on % refused', tg_op, tg_table_name;
end $$;
create trigger journal_append_only before update or delete or truncate on journal for each statement execute function ledger_is_append_only();
create trigger entry_append_only before update or delete or truncate on entry for each statement execute function ledger_is_append_only();

-- Checked at commit, when all entries of the journal are there.
create function journal_balances() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from entry join ledger_account account on account.id = entry.account_id
    where entry.journal_id = new.journal_id group by account.currency having sum(entry.amount) <> 0
  ) then
    raise exception 'journal % does not balance', new.journal_id;
  end if;
  return null;
end $$;
create constraint trigger entry_balances after insert on entry deferrable initially deferred for each row execute function journal_balances();
