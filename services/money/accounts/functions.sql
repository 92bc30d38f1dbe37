-- Posting a journal, and what placing asks of accounts, each in one call of the database: a call costs more than what it does. Applied again whenever this file has changed; services/platform/database/migrate.ts tells how.

-- Posts a journal; `amounts` are what the accounts gain, none of them zero, in the order of the entries. Wallets are
-- locked in the order of their ids, before anything else, so that journals that meet can't wait for each other in a
-- circle. Nothing is written unless it answers a journal's number; `short_id` is the wallet that has too little.
create or replace function ledger_post(
  p_key text, p_kind text, p_fingerprint text, p_coupon_id bigint, p_reverses bigint, p_at bigint, p_accounts integer[], p_amounts numeric[],
  out journal_id bigint, out is_replay boolean, out short_id integer
) language plpgsql as $$
declare
  wallet record;
  earlier_fingerprint text;
  running numeric;
  wallets integer[] := '{}';
  changes numeric[] := '{}';
  -- Balance after each entry, by its place; null for the house's accounts.
  after_entry numeric[] := array_fill(null::numeric, array[coalesce(cardinality(p_amounts), 0)]);
begin
  is_replay := false;
  for wallet in select account.id, account.balance from ledger_account account where account.id = any (p_accounts) and account.kind = 'player' order by account.id for update loop
    running := wallet.balance;
    for place in 1 .. cardinality(p_accounts) loop
      if p_accounts[place] = wallet.id then
        running := running + p_amounts[place];
        after_entry[place] := running;
      end if;
    end loop;
    if short_id is null and running < wallet.balance and running < 0 then
      short_id := wallet.id;
    end if;
    wallets := wallets || wallet.id;
    changes := changes || (running - wallet.balance);
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
  insert into journal (key, kind, fingerprint, coupon_id, reverses, at) values (p_key, p_kind, p_fingerprint, p_coupon_id, p_reverses, p_at) returning journal.id into journal_id;
  -- In their order: the numbers of a wallet's entries tell which came first.
  insert into entry (journal_id, account_id, amount, balance_after)
    select ledger_post.journal_id, line.account_id, line.amount, line.after from unnest(p_accounts, p_amounts, after_entry) with ordinality as line (account_id, amount, after, place) order by line.place;
  for place in 1 .. cardinality(wallets) loop
    update ledger_account account set balance = account.balance + changes[place], version = account.version + 1 where account.id = wallets[place];
  end loop;
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
      'isFrozen', choice.frozen_at is not null
    )
    from (select 1) as one
    left join player choice on choice.id = p_player_id
    left join ledger_account account on account.id = p_account_id and account.player_id = p_player_id and account.closed_at is null
  );
end $$;

-- The same, with the wallet locked. The caller has locked its player.
create or replace function account_lock(p_player_id integer, p_account_id integer) returns jsonb language plpgsql as $$
begin
  perform 1 from ledger_account where id = p_account_id and player_id = p_player_id and closed_at is null for update;
  return account_facts(p_player_id, p_account_id);
end $$;
