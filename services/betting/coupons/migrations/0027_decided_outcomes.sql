-- What has a result takes no bets: neither one that the operator corrected nor one that coupons were settled by, whatever the clock says.
create index coupon_bet_decided on coupon_bet (outcome_id) where result is not null;

drop function placing_facts(integer, text, integer);

-- Locks a player, their wallet and the outcomes they bet on (shared: a correction takes the lock alone), and answers
-- all that placing asks of them: one placing at a time for a player, so that the second of two with one key finds what
-- the first has written, and neither a limit nor a balance can be counted on twice. Each statement sees what was
-- committed before it began. Numbers that must stay exact are texts.
create function placing_facts(p_player_id integer, p_key text, p_account_id integer, p_outcomes jsonb) returns jsonb language plpgsql as $$
declare
  locked record;
  account record;
  earlier jsonb;
  outcome text;
begin
  select ban_level, frozen_at, active_account_id into locked from player where id = p_player_id for no key update;
  select id, currency, type, points, balance into account from ledger_account where id = p_account_id and player_id = p_player_id and closed_at is null for update;
  -- In their order, so that placings that meet corrections can't wait for each other in a circle.
  for outcome in select distinct value from jsonb_array_elements_text(p_outcomes) as asked (value) order by value loop
    perform pg_advisory_xact_lock_shared(hashtextextended('outcome:' || outcome, 0));
  end loop;
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
      'decided', (
        select coalesce(jsonb_agg(asked.value), '[]') from jsonb_array_elements_text(p_outcomes) as asked (value)
        where exists (select 1 from outcome_correction correction where correction.outcome_id = asked.value)
          or exists (select 1 from coupon_bet bet where bet.outcome_id = asked.value and bet.result is not null)
      ),
      'hasLimits', exists (select 1 from player_limit where player_id = p_player_id)
    ) from (select 1) as one left join player_profile profile on profile.player_id = p_player_id
  );
end $$;
