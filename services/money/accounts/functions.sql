-- Posting a journal, and what placing asks of accounts, each in one call of the database: a call costs more than what it does. Applied again whenever this file has changed; services/platform/database/migrate.ts tells how.

-- Writes journals, all or none, and answers their numbers. The caller has locked their wallets and knows that they hold
-- enough and that the keys are new. Each is {"key", "kind", "fingerprint", "couponId", "roundId", "reverses", "at", "accounts",
-- "amounts", "barred"}; amounts are what the accounts gain, none of them zero, in the order of the entries. A wallet of a
-- type that is barred makes it fail: shared/money/accountUses.ts tells what each type may be used for.
create or replace function ledger_write(p_journals jsonb) returns bigint[] language plpgsql as $$
declare
  journals bigint[];
  wrong record;
begin
  select asked.key, account.type into wrong
    from jsonb_to_recordset(p_journals) as asked (key text, accounts integer[], barred integer[])
    join ledger_account account on account.id = any (asked.accounts) and account.type = any (asked.barred)
    where cardinality(asked.barred) > 0 limit 1;
  if found then
    raise exception 'the journal % uses an account of type %, which may not be used so', wrong.key, wrong.type;
  end if;
  with written as (
    insert into journal (key, kind, fingerprint, coupon_id, round_id, reverses, at)
      select key, kind, fingerprint, "couponId", "roundId", reverses, at
      from rows from (jsonb_to_recordset(p_journals) as (key text, kind text, fingerprint text, "couponId" bigint, "roundId" text, reverses bigint, at bigint))
        with ordinality as asked (key, kind, fingerprint, "couponId", "roundId", reverses, at, place) order by place
      returning id
  ) select array_agg(id order by id) into journals from written;
  -- In their order: the numbers of a wallet's entries tell which came first. The house's accounts have no balance.
  insert into entry (journal_id, account_id, amount, balance_after)
    select
      journals[asked.place], line.account_id, line.amount,
      (select balance from ledger_account where id = line.account_id)
        + sum(line.amount) over (partition by line.account_id order by asked.place, line.place rows unbounded preceding)
    from rows from (jsonb_to_recordset(p_journals) as (accounts integer[], amounts numeric[])) with ordinality as asked (accounts, amounts, place)
    cross join unnest(asked.accounts, asked.amounts) with ordinality as line (account_id, amount, place)
    order by asked.place, line.place;
  update ledger_account account set balance = account.balance + change.amount, version = account.version + 1
    from (
      select line.account_id, sum(line.amount) as amount
      from jsonb_to_recordset(p_journals) as asked (accounts integer[], amounts numeric[])
      cross join unnest(asked.accounts, asked.amounts) as line (account_id, amount) group by line.account_id
    ) as change
    where account.id = change.account_id and account.kind = 'player';
  return journals;
end $$;

-- Posts a journal. Wallets are locked in the order of their ids, before anything else, so that journals that meet can't
-- wait for each other in a circle. Nothing is written unless it answers a journal's number; `short_id` is the wallet that
-- has too little.
create or replace function ledger_post(
  p_key text, p_kind text, p_fingerprint text, p_coupon_id bigint, p_round_id text, p_reverses bigint, p_at bigint, p_accounts integer[], p_amounts numeric[],
  p_barred integer[] default '{}',
  out journal_id bigint, out is_replay boolean, out short_id integer
) language plpgsql as $$
declare
  wallet record;
  earlier_fingerprint text;
  change numeric;
begin
  is_replay := false;
  for wallet in select account.id, account.balance from ledger_account account where account.id = any (p_accounts) and account.kind = 'player' order by account.id for update loop
    select sum(line.amount) into change from unnest(p_accounts, p_amounts) as line (account_id, amount) where line.account_id = wallet.id;
    if short_id is null and change < 0 and wallet.balance + change < 0 then
      short_id := wallet.id;
    end if;
  end loop;
  select journal.id, journal.fingerprint into journal_id, earlier_fingerprint from journal where journal.key = p_key;
  if found then
    is_replay := true;
    short_id := null;
    if earlier_fingerprint <> p_fingerprint then
      journal_id := null;
    end if;
    return;
  end if;
  if short_id is not null then
    return;
  end if;
  journal_id := (ledger_write(jsonb_build_array(jsonb_build_object(
    'key', p_key, 'kind', p_kind, 'fingerprint', p_fingerprint, 'couponId', p_coupon_id, 'roundId', p_round_id, 'reverses', p_reverses, 'at', p_at,
    'accounts', p_accounts, 'amounts', p_amounts, 'barred', p_barred))))[1];
end $$;

-- An open wallet of a player, with what else placing asks of their accounts. Numbers that must stay exact are texts.
create or replace function account_facts(p_player_id integer, p_account_id integer) returns jsonb language plpgsql stable as $$
begin
  return (
    select jsonb_build_object(
      'account', case when account.id is null then null else jsonb_build_object(
        'id', account.id, 'currency', account.currency, 'type', account.type, 'points', account.points, 'balance', account.balance::text) end,
      'activeId', coalesce(
        (select id from ledger_account where id = choice.active_account_id and player_id = p_player_id and closed_at is null),
        (select id from ledger_account where player_id = p_player_id and type = 0 and closed_at is null)),
      'stakesId', (select id from ledger_account where kind = 'stakes' and currency = account.currency),
      'isFrozen', choice.frozen_at is not null,
      -- Stakes from a bonus account take the player's cash first.
      'cash', case when account.type = 4 then (
        select jsonb_build_object('id', cash.id, 'type', cash.type, 'points', cash.points, 'balance', cash.balance::text)
        from ledger_account cash
        where cash.player_id = p_player_id and cash.currency = account.currency and cash.type in (0, 9) and cash.closed_at is null
        order by cash.type limit 1) end
    )
    from (select 1) as one
    left join player choice on choice.id = p_player_id
    left join ledger_account account on account.id = p_account_id and account.player_id = p_player_id and account.closed_at is null
  );
end $$;

-- The same, with the wallet locked. The caller has locked its player.
create or replace function account_lock(p_player_id integer, p_account_id integer) returns jsonb language plpgsql as $$
begin
  if exists (select 1 from ledger_account where id = p_account_id and type = 4) then
    -- With the cash beside it, in the order of their ids.
    perform 1 from ledger_account where player_id = p_player_id and closed_at is null order by id for update;
  else
    perform 1 from ledger_account where id = p_account_id and player_id = p_player_id and closed_at is null for update;
  end if;
  return account_facts(p_player_id, p_account_id);
end $$;

-- The cash account beside a bonus account: no row for any other account, and when there is none open.
create or replace function cash_beside(p_account_id integer) returns setof ledger_account language sql stable as $$
  select cash.* from ledger_account bonus
  join ledger_account cash on cash.player_id = bonus.player_id and cash.currency = bonus.currency and cash.type in (0, 9) and cash.closed_at is null
  where bonus.id = p_account_id and bonus.type = 4 order by cash.type limit 1
$$;

-- What can be staked from an account: with the cash beside it, if it is a bonus account.
create or replace function account_spendable(p_account_id integer) returns numeric language sql stable as $$
  select balance + coalesce((select balance from cash_beside(p_account_id)), 0) from ledger_account where id = p_account_id
$$;

-- What a casino round asks of its account, open or closed, and of the house's accounts in its currency. With a lock it is
-- locked until the transaction ends, with the cash beside it and in the order of their ids. Null for no account.
create or replace function account_of_round(p_account_id integer, p_is_locked boolean) returns jsonb language plpgsql as $$
declare
  own ledger_account;
begin
  if p_is_locked then
    perform 1 from ledger_account where id = p_account_id or id in (select id from cash_beside(p_account_id)) order by id for update;
  end if;
  select * into own from ledger_account where id = p_account_id;
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'account', jsonb_build_object(
      'id', own.id, 'playerId', own.player_id, 'currency', own.currency, 'type', own.type, 'points', own.points, 'balance', own.balance::text,
      'closedAt', own.closed_at),
    'cash', (select jsonb_build_object('id', id, 'type', type, 'points', points, 'balance', balance::text) from cash_beside(own.id)),
    'activeId', (
      select coalesce(
        (select id from ledger_account where id = choice.active_account_id and player_id = own.player_id and closed_at is null),
        (select id from ledger_account where player_id = own.player_id and type = 0 and closed_at is null))
      from player choice where choice.id = own.player_id),
    'isFrozen', (select frozen_at is not null from player choice where choice.id = own.player_id),
    'owed', (select amount::text from account_debt where account_id = own.id and amount > 0),
    'house', (select jsonb_object_agg(kind, id) from ledger_account where kind in ('stakes', 'revenue', 'promo', 'debts') and currency = own.currency)
  );
end $$;
