-- What placing does in the database, in as few calls as it can: a call costs more than what it does. Applied again whenever this file has changed; services/platform/database/migrate.ts tells how.

-- What coupons know of a placing: an earlier coupon under its key; whether the key was sent before for the other way of
-- placing, as one coupon or as many singles; and which of the outcomes have a result.
create or replace function coupon_facts(p_player_id integer, p_key text, p_outcomes jsonb) returns jsonb language plpgsql stable as $$
declare
  -- Each of many singles has the key that was sent, a colon, and its place.
  sent text := split_part(p_key, ':', 1);
begin
  return (
    select jsonb_build_object(
      'earlier', (select jsonb_build_object('id', id, 'fingerprint', fingerprint) from coupon where player_id = p_player_id and idempotency_key = p_key),
      'isKeyUsedOtherwise', exists (
        select 1 from coupon where player_id = p_player_id and key_group = sent and (idempotency_key = sent) <> (p_key = sent)),
      'decided', (
        -- With a limit, so that each outcome is looked up: for `exists` the planner reads all bets there are into a table.
        select coalesce(jsonb_agg(asked.value), '[]') from jsonb_array_elements_text(p_outcomes) as asked (value)
        where coalesce(
          (select true from outcome_correction correction where correction.outcome_id = asked.value limit 1),
          (select true from coupon_bet bet where bet.outcome_id = asked.value and bet.result is not null limit 1),
          false)
      )
    )
  );
end $$;

-- All that placing asks of a player and a coupon, as it is at this moment and without a lock. What belongs to other
-- services they answer by functions of theirs, within this one call.
create or replace function placing_look(p_player_id integer, p_key text, p_account_id integer, p_outcomes jsonb) returns jsonb language plpgsql stable as $$
begin
  return player_facts(p_player_id) || account_facts(p_player_id, p_account_id) || coupon_facts(p_player_id, p_key, p_outcomes)
    || jsonb_build_object('hasLimits', has_limits(p_player_id));
end $$;

-- The same, with the player, their wallet and the outcomes locked (outcomes shared: a correction takes the lock alone):
-- one placing at a time for a player, so that the second of two with one key finds what the first has written, and
-- neither a limit nor a balance can be counted on twice. Each statement sees what was committed before it began.
create or replace function placing_facts(p_player_id integer, p_key text, p_account_id integer, p_outcomes jsonb) returns jsonb language plpgsql as $$
declare
  of_player jsonb;
  of_account jsonb;
  outcome text;
begin
  of_player := player_lock(p_player_id);
  of_account := account_lock(p_player_id, p_account_id);
  -- In their order, so that placings that meet corrections can't wait for each other in a circle.
  for outcome in select distinct value from jsonb_array_elements_text(p_outcomes) as asked (value) order by value loop
    perform pg_advisory_xact_lock_shared(hashtextextended('outcome:' || outcome, 0));
  end loop;
  return of_player || of_account || coupon_facts(p_player_id, p_key, p_outcomes) || jsonb_build_object('hasLimits', has_limits(p_player_id));
end $$;

-- Writes coupons, their bets, the journals of their stakes and the events, all or none, and answers their numbers. Each is
-- {"coupon", "bets", "fingerprint", "accounts", "amounts", "events"}: columns of the rows, and the stake's journal, in
-- which stands what the house bears of it. An event that tells of the coupon gets its number. One statement a table,
-- because a statement costs more than a row. The caller has locked the wallets.
create or replace function coupons_write(p_coupons jsonb) returns bigint[] language plpgsql as $$
declare
  made bigint[];
begin
  with written as (
    insert into coupon (
      player_id, account_id, idempotency_key, fingerprint, type_id, state, currency, amount, coef, possible_win, max_payout, placed_at, decides_at,
      system_value, cover, exact_coef, is_drop_on_score_change, coef_by_view, coef_view_id, ref_id, prepaid_amount, bonus_coef, hyper_bonus_percent, promo, is_vip, blocks, margin
    )
    select
      row.player_id, row.account_id, row.idempotency_key, row.fingerprint, row.type_id, row.state, row.currency, row.amount, row.coef, row.possible_win, row.max_payout, row.placed_at, row.decides_at,
      row.system_value, row.cover, row.exact_coef, coalesce(row.is_drop_on_score_change, false), row.coef_by_view, row.coef_view_id, row.ref_id, coalesce(row.prepaid_amount, 0), row.bonus_coef, row.hyper_bonus_percent, row.promo, coalesce(row.is_vip, false), row.blocks, row.margin
    from jsonb_array_elements(p_coupons) with ordinality as asked (value, place)
    cross join jsonb_populate_record(null::coupon, asked.value -> 'coupon') as row
    order by asked.place
    returning id
  ) select array_agg(id order by id) into made from written;
  insert into coupon_bet (
    coupon_id, position, outcome_id, game_id, coef, is_live, market_version, score_at_placing, starts_at, names, is_banker, block_id
  )
  select
    made[asked.place], bet.position, bet.outcome_id, bet.game_id, bet.coef, bet.is_live, bet.market_version, bet.score_at_placing, bet.starts_at, bet.names, bet.is_banker, bet.block_id
  from jsonb_array_elements(p_coupons) with ordinality as asked (value, place)
  cross join jsonb_populate_recordset(null::coupon_bet, asked.value -> 'bets') as bet;
  perform ledger_write((
    select jsonb_agg(
      jsonb_build_object(
        'key', 'coupon:' || made[asked.place] || ':stake', 'kind', 'stake', 'fingerprint', asked.value -> 'fingerprint', 'couponId', made[asked.place],
        'at', asked.value -> 'coupon' -> 'placed_at', 'accounts', asked.value -> 'accounts', 'amounts', asked.value -> 'amounts', 'barred', asked.value -> 'barred')
      order by asked.place)
    from jsonb_array_elements(p_coupons) with ordinality as asked (value, place)));
  perform outbox_write((
    select jsonb_agg(
      case when event.value ->> 'type' = 'coupon' then jsonb_set(event.value, '{data,coupon,id}', to_jsonb(made[asked.place]::text)) else event.value end
      order by asked.place, event.place)
    from jsonb_array_elements(p_coupons) with ordinality as asked (value, place)
    cross join jsonb_array_elements(asked.value -> 'events') with ordinality as event (value, place)));
  return made;
end $$;

-- Locks what a coupon depends on, as `placing_facts` does, and answers whether all that its checks went by is still so;
-- not if somebody holds one of the locks: by the end of a wait, prices would be old ones.
create or replace function coupon_holds(p_seen jsonb, p_outcomes jsonb, p_player_id integer, p_key text, p_account_id integer) returns boolean language plpgsql as $$
declare
  outcome text;
  -- The cash that stakes from a bonus account take first.
  cash_id integer := (p_seen -> 'cash' ->> 'id')::integer;
  wallets integer;
begin
  perform 1 from player where id = p_player_id for no key update skip locked;
  if not found then
    return false;
  end if;
  select count(*) into wallets from (
    select 1 from ledger_account where id in (p_account_id, cash_id) order by id for update skip locked
  ) as locked;
  if wallets < 1 + (cash_id is not null)::integer then
    return false;
  end if;
  for outcome in select value from jsonb_array_elements_text(p_outcomes) as asked (value) loop
    if not pg_try_advisory_xact_lock_shared(hashtextextended('outcome:' || outcome, 0)) then
      return false;
    end if;
  end loop;
  return placing_look(p_player_id, p_key, p_account_id, p_outcomes) is not distinct from p_seen;
end $$;

-- Writes those of some coupons for which `coupon_holds`, and answers their numbers in the order of all; null for each of
-- the others, of which nothing is written. Each has "seen" and "outcomes" too, and a player of its own. A transaction by
-- itself: no lock is held between two calls.
create or replace function coupons_place(p_coupons jsonb) returns bigint[] language plpgsql as $$
declare
  asked record;
  held jsonb := '[]';
  places integer[] := '{}';
  made bigint[];
  numbers bigint[] := array_fill(null::bigint, array[jsonb_array_length(p_coupons)]);
begin
  for asked in select value, value -> 'coupon' as coupon, place from jsonb_array_elements(p_coupons) with ordinality as each (value, place) order by place loop
    if coupon_holds(
      asked.value -> 'seen', asked.value -> 'outcomes', (asked.coupon ->> 'player_id')::integer, asked.coupon ->> 'idempotency_key',
      (asked.coupon ->> 'account_id')::integer
    ) then
      held := held || jsonb_build_array(asked.value);
      places := places || asked.place::integer;
    end if;
  end loop;
  if cardinality(places) > 0 then
    made := coupons_write(held);
    for index in 1 .. cardinality(places) loop
      numbers[places[index]] := made[index];
    end loop;
  end if;
  return numbers;
end $$;
