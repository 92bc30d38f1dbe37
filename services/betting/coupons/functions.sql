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
        select coalesce(jsonb_agg(asked.value), '[]') from jsonb_array_elements_text(p_outcomes) as asked (value)
        where exists (select 1 from outcome_correction correction where correction.outcome_id = asked.value)
          or exists (select 1 from coupon_bet bet where bet.outcome_id = asked.value and bet.result is not null)
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

-- Writes a coupon, its bets, the journal of its stake and the events, and answers its number. What the house bears of
-- the stake stands among the entries. An event that tells of the coupon gets its number.
create or replace function coupon_write(p_coupon jsonb, p_bets jsonb, p_fingerprint text, p_accounts integer[], p_amounts numeric[], p_events jsonb) returns bigint language plpgsql as $$
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
  perform outbox_write((p_coupon ->> 'player_id')::integer, (
    select jsonb_agg(
      case when event.value ->> 'type' = 'coupon' then jsonb_set(event.value, '{data,coupon,id}', to_jsonb(made::text)) else event.value end
      order by event.position)
    from jsonb_array_elements(p_events) with ordinality as event (value, position)));
  return made;
end $$;

-- Writes a coupon like `coupon_write` if all that its checks went by is still so under the locks of `placing_facts`; null,
-- and nothing is written, if not, or if somebody holds one of the locks: by the end of a wait, prices would be old ones. A
-- transaction by itself: no lock is held between two calls.
create or replace function coupon_place(p_seen jsonb, p_outcomes jsonb, p_coupon jsonb, p_bets jsonb, p_fingerprint text, p_accounts integer[], p_amounts numeric[], p_events jsonb) returns bigint language plpgsql as $$
declare
  of_player integer := (p_coupon ->> 'player_id')::integer;
  of_account integer := (p_coupon ->> 'account_id')::integer;
  outcome text;
begin
  perform 1 from player where id = of_player for no key update skip locked;
  if not found then
    return null;
  end if;
  perform 1 from ledger_account where id = of_account for update skip locked;
  if not found then
    return null;
  end if;
  for outcome in select value from jsonb_array_elements_text(p_outcomes) as asked (value) loop
    if not pg_try_advisory_xact_lock_shared(hashtextextended('outcome:' || outcome, 0)) then
      return null;
    end if;
  end loop;
  if placing_look(of_player, p_coupon ->> 'idempotency_key', of_account, p_outcomes) is distinct from p_seen then
    return null;
  end if;
  return coupon_write(p_coupon, p_bets, p_fingerprint, p_accounts, p_amounts, p_events);
end $$;
