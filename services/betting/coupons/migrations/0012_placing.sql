-- What posting a journal and placing a coupon do in the database, each in one call: a call costs more than what it does.

-- Posts a journal; `amounts` are what the accounts gain, none of them zero, in the order of the entries. Wallets are
-- locked in the order of their ids, before anything else, so that journals that meet can't wait for each other in a
-- circle. Nothing is written unless it answers a journal's number; `short_id` is the wallet that has too little.
create function ledger_post(
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

-- Locks a player and then their wallet, and answers all that placing asks of them: one placing at a time for a player,
-- so that the second of two with one key finds what the first has written, and neither a limit nor a balance can be
-- counted on twice. Each statement sees what was committed before it began. Numbers that must stay exact are texts.
create function placing_facts(p_player_id integer, p_key text, p_account_id integer) returns jsonb language plpgsql as $$
declare
  locked record;
  account record;
  earlier jsonb;
begin
  select ban_level, frozen_at, active_account_id into locked from player where id = p_player_id for no key update;
  select id, currency, type, points, balance into account from ledger_account where id = p_account_id and player_id = p_player_id and closed_at is null for update;
  select jsonb_build_object('id', id, 'fingerprint', fingerprint) into earlier from coupon where player_id = p_player_id and idempotency_key = p_key;
  return (
    select jsonb_build_object(
      'earlier', earlier,
      'account', case when account.id is null then null else jsonb_build_object(
        'id', account.id, 'currency', account.currency, 'type', account.type, 'points', account.points, 'balance', account.balance::text) end,
      'activeId', coalesce(
        (select id from ledger_account where id = locked.active_account_id and player_id = p_player_id and closed_at is null),
        (select id from ledger_account where player_id = p_player_id and type = 0 and closed_at is null)),
      'stakesId', (select id from ledger_account where kind = 'stakes' and currency = account.currency),
      'isFrozen', locked.frozen_at is not null,
      'isBanned', coalesce(locked.ban_level, 1) > 0,
      'isLineClosed', coalesce(profile.is_line_disallowed, false),
      'isLiveClosed', coalesce(profile.is_live_disallowed, false),
      'hasLimits', exists (select 1 from player_limit where player_id = p_player_id)
    ) from (select 1) as one left join player_profile profile on profile.player_id = p_player_id
  );
end $$;

-- Writes a coupon, its bets, the journal of its stake and the events, and answers its number. What the house bears of
-- the stake stands among the entries. An event that tells of the coupon gets its number.
create function coupon_write(p_coupon jsonb, p_bets jsonb, p_fingerprint text, p_accounts integer[], p_amounts numeric[], p_events jsonb) returns bigint language plpgsql as $$
declare
  made bigint;
  posted record;
begin
  insert into coupon (
    player_id, account_id, idempotency_key, fingerprint, type_id, state, currency, amount, coef, possible_win, max_payout, placed_at, decides_at,
    system_value, cover, exact_coef, is_drop_on_score_change, coef_by_view, coef_view_id, ref_id, prepaid_amount, bonus_coef, hyper_bonus_percent, promo, is_vip, blocks, margin
  ) values (
    (p_coupon ->> 'player_id')::integer, (p_coupon ->> 'account_id')::integer, p_coupon ->> 'idempotency_key', p_coupon ->> 'fingerprint', (p_coupon ->> 'type_id')::integer,
    p_coupon ->> 'state', p_coupon ->> 'currency', (p_coupon ->> 'amount')::numeric, (p_coupon ->> 'coef')::numeric, (p_coupon ->> 'possible_win')::numeric,
    (p_coupon ->> 'max_payout')::numeric, (p_coupon ->> 'placed_at')::bigint, (p_coupon ->> 'decides_at')::bigint, (p_coupon ->> 'system_value')::integer, p_coupon ->> 'cover',
    (p_coupon ->> 'exact_coef')::numeric, coalesce((p_coupon ->> 'is_drop_on_score_change')::boolean, false), p_coupon ->> 'coef_by_view', (p_coupon ->> 'coef_view_id')::integer,
    (p_coupon ->> 'ref_id')::integer, coalesce((p_coupon ->> 'prepaid_amount')::numeric, 0), (p_coupon ->> 'bonus_coef')::numeric, (p_coupon ->> 'hyper_bonus_percent')::numeric,
    nullif(p_coupon -> 'promo', 'null'), coalesce((p_coupon ->> 'is_vip')::boolean, false), nullif(p_coupon -> 'blocks', 'null'), (p_coupon ->> 'margin')::numeric
  ) returning id into made;
  insert into coupon_bet (
    coupon_id, position, outcome_id, game_id, coef, is_live, market_version, score_at_placing, starts_at, names, is_banker, block_id
  )
  select
    made, (bet ->> 'position')::integer, bet ->> 'outcome_id', bet ->> 'game_id', (bet ->> 'coef')::numeric, (bet ->> 'is_live')::boolean, (bet ->> 'market_version')::integer,
    bet ->> 'score_at_placing', (bet ->> 'starts_at')::bigint, bet -> 'names', (bet ->> 'is_banker')::boolean, bet ->> 'block_id'
  from jsonb_array_elements(p_bets) as bet;
  select * into posted from ledger_post('coupon:' || made || ':stake', 'stake', p_fingerprint, made, null, (p_coupon ->> 'placed_at')::bigint, p_accounts, p_amounts);
  -- The player is locked and their balance was looked at since, so this can't be but by a bug: nothing may stay.
  if posted.journal_id is null or posted.is_replay then
    raise exception 'the stake of coupon % was not taken', made;
  end if;
  insert into outbox (type, user_id, data)
    select event.value ->> 'type', (p_coupon ->> 'player_id')::integer,
      case when event.value ->> 'type' = 'coupon' then jsonb_set(event.value -> 'data', '{coupon,id}', to_jsonb(made::text)) else event.value -> 'data' end
    from jsonb_array_elements(p_events) with ordinality as event (value, position) order by event.position;
  return made;
end $$;

-- Gives the committed events without a number the next ones, and answers the last number there is. One at a time, under
-- a lock; what follows the lock sees what its last holder wrote.
create function outbox_number(p_lock bigint) returns bigint language plpgsql as $$
declare
  last bigint;
begin
  perform pg_advisory_xact_lock(p_lock);
  select coalesce(max(seq), 0) into last from outbox;
  with fresh as (
    select id, last + row_number() over (order by id) as number from outbox where seq is null
  ), numbered as (
    update outbox set seq = fresh.number from fresh where outbox.id = fresh.id returning outbox.seq
  )
  select coalesce(max(seq), last) into last from numbered;
  return last;
end $$;
