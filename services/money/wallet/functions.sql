-- What a studio's call asks of the wallet and writes, in one call of the database each: a call costs more than what it does. Applied again whenever this file has changed; services/platform/database/migrate.ts tells how.

-- Locks a round until the transaction ends and tells what is known of it: the answer to this very call if it came before,
-- the round, its bet of a number, and whether that was rolled back; of a bet the launch of its token, with its player
-- locked. With a lock on the money, the round's account is locked too, or the launch's before there is a round. What is
-- absent is null. Amounts are texts, so that they stay exact. `p_now` is real time.
create or replace function wallet_facts(
  p_call text, p_round text, p_bet text, p_token_hash text, p_is_money_locked boolean, p_now bigint, p_is_demo_site boolean
) returns jsonb language plpgsql as $$
declare
  of_round casino_round;
  of_launch casino_launch;
  of_player jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended('casinoRound:' || p_round, 0));
  select * into of_round from casino_round where id = p_round;
  if p_token_hash is not null then
    select * into of_launch from casino_launch launch
      where token_hash = p_token_hash and ended_at is null and session_is_live(session_hash, player_id, p_now, p_is_demo_site);
    of_player := player_lock(of_launch.player_id);
  end if;
  if p_is_money_locked and of_round.grant_id is not null then
    -- A grant is locked before accounts are, everywhere.
    perform 1 from casino_free_grant where id = of_round.grant_id for update;
  end if;
  return jsonb_build_object(
    'known', (
      select jsonb_build_object('fingerprint', fingerprint, 'answer', answer, 'balance', balance) from casino_call where id = p_call
    ),
    'round', case when of_round.id is not null then jsonb_build_object(
      'id', of_round.id, 'playerId', of_round.player_id, 'accountId', of_round.account_id, 'launchId', of_round.launch_id,
      'currency', of_round.currency, 'game', of_round.game, 'state', of_round.state, 'staked', of_round.staked::text, 'won', of_round.won::text,
      'startedAt', of_round.started_at, 'endedAt', of_round.ended_at, 'grantId', of_round.grant_id
    ) end,
    'bet', (
      select jsonb_build_object('answer', answer, 'amount', amount::text) from casino_call
      where id = p_bet and kind = 'bet' and round_id = p_round
    ),
    'isRolledBack', exists (select 1 from casino_call where bet_id = p_bet and kind = 'rollback' and answer = 'OK'),
    'launch', case when of_launch.id is not null then jsonb_build_object(
      'id', of_launch.id, 'playerId', of_launch.player_id, 'accountId', of_launch.account_id, 'currency', of_launch.currency, 'game', of_launch.game
    ) end,
    'isBanned', coalesce((of_player ->> 'isBanned')::boolean, false),
    'hasLimits', has_limits(coalesce(of_round.player_id, of_launch.player_id)),
    'money', account_of_round(coalesce(of_round.account_id, of_launch.account_id), p_is_money_locked),
    -- What a free round wins may go to another account than the one the game was opened with.
    'shownId', case when of_round.grant_id is null then of_round.account_id else (select account_id from casino_launch where id = of_round.launch_id) end
  );
end $$;

-- Writes a call with all that came of it, and answers the balance of the account that is shown, or else the call's. Parts
-- are "journals" and "events", the row of the "round" as it is now, that of the "call", and "shown" and "digits": the
-- account and the digits of its currency. The caller has locked the wallets, and knows that they hold enough.
create or replace function wallet_write(p_parts jsonb) returns text language plpgsql as $$
declare
  told jsonb := p_parts -> 'call';
begin
  if jsonb_array_length(p_parts -> 'journals') > 0 then
    perform ledger_write(p_parts -> 'journals');
  end if;
  if p_parts -> 'round' <> 'null' then
    insert into casino_round select * from jsonb_populate_record(null::casino_round, p_parts -> 'round')
      on conflict (id) do update set staked = excluded.staked, won = excluded.won, state = excluded.state, ended_at = excluded.ended_at;
  end if;
  perform outbox_write(p_parts -> 'events');
  if p_parts -> 'shown' <> 'null' then
    told := told || jsonb_build_object('balance', round(account_spendable((p_parts ->> 'shown')::integer), (p_parts ->> 'digits')::integer)::text);
  end if;
  insert into casino_call select * from jsonb_populate_record(null::casino_call, told);
  return told ->> 'balance';
end $$;
