/** The journals of a pair, and the faults that show at once in what a step has written. */
import { sql } from "../../../platform/database/drizzle.ts";
import type { CollusionWorld, Pair } from "./world.ts";

export interface Line {
  journal: number;
  key: string;
  kind: string;
  coupon: string | null;
  round: string | null;
  account: number;
  player: number | null;
  currency: string;
  /** Of a player's account: 0 and 9 hold cash, 4 bonus money. */
  type: number | null;
  /** `player`, or which account of the house. */
  house: string;
  amount: number;
}

export const isCash = ({ type }: Pick<Line, "type">): boolean => type === 0 || type === 9;
export const isBonus = ({ type }: Pick<Line, "type">): boolean => type === 4;
export const sum = (all: readonly Pick<Line, "amount">[]): number =>
  all.reduce((total, { amount }) => total + amount, 0);

const ids = ({ players }: Pair) => sql`(${players[0].id}, ${players[1].id})`;

/**
 * Lines of all later journals that touch an account of the pair, and of their reversals: taking a deposit back from an empty
 * account books a debt only.
 */
export async function linesSince({ context }: CollusionWorld, pair: Pair, since: number): Promise<Line[]> {
  const { rows } = await context.db.execute<Omit<Line, "amount"> & { amount: string }>(sql`
    select journal.id::integer as journal, journal.key, journal.kind, coupon_id::text as coupon, round_id as round,
      account.id as account, account.player_id as player, account.currency, account.type, account.kind as house, entry.amount::text as amount
    from journal join entry on entry.journal_id = journal.id join ledger_account account on account.id = entry.account_id
    where journal.id > ${since} and exists (
      select 1 from entry own join ledger_account wallet on wallet.id = own.account_id where own.journal_id in (journal.id, journal.reverses) and wallet.player_id in ${ids(pair)})
    order by journal.id, entry.id`);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** What decides whether money may leave. */
export interface Standing {
  lastJournal: number;
  /** Who may take nothing out until the staff have looked. */
  frozen: ReadonlySet<number>;
  /** Accounts that owe, and their players. */
  owing: ReadonlyMap<number, number>;
  sent: ReadonlySet<string>;
}

export async function standingOf({ context }: CollusionWorld, pair: Pair): Promise<Standing> {
  const { rows } = await context.db.execute<{
    last: number;
    owing: { account: number; player: number }[] | null;
    sent: string[] | null;
  }>(sql`
    select (select coalesce(max(id), 0)::integer from journal) as last,
      (select jsonb_agg(jsonb_build_object('account', account.id, 'player', account.player_id)) from account_debt debt
        join ledger_account account on account.id = debt.account_id where debt.amount > 0 and account.player_id in ${ids(pair)}) as owing,
      (select jsonb_agg(id::text) from payment where player_id in ${ids(pair)} and direction = 'WITHDRAWAL' and state in ('SENT', 'PAID')) as sent`);
  const [row] = rows;
  return {
    lastJournal: row?.last ?? 0,
    frozen: new Set(pair.heldBack),
    owing: new Map((row?.owing ?? []).map(({ account, player }) => [account, player])),
    sent: new Set(row?.sent),
  };
}

/** What a step has done that is never allowed. */
export async function stepFaults(
  world: CollusionWorld,
  pair: Pair,
  before: Standing,
  after: Standing,
): Promise<string[]> {
  const faults: string[] = [];
  const lines = await linesSince(world, pair, before.lastJournal);
  for (const [journal, all] of Map.groupBy(lines, (line) => line.journal)) {
    const [first] = all;
    if (first === undefined) continue;
    const what = `journal ${journal} ${first.key}`;
    for (const [currency, each] of Map.groupBy(all, (line) => line.currency))
      if (Math.abs(sum(each)) > 1e-9) faults.push(`${what} comes to ${sum(each)} ${currency}`);
    const toCash = all.some((line) => isCash(line) && line.amount > 0);
    const fromBonus = all.some((line) => isBonus(line) && line.amount < 0);
    if (toCash && fromBonus && !/^bonus:\d+:swept:\d+$/.test(first.key))
      faults.push(`${what} turns bonus money into cash`);
    const out = all.find((line) => isCash(line) && line.amount < 0);
    if (out === undefined || !["withdrawal", "conversion"].includes(first.kind)) continue;
    if (before.frozen.has(out.player ?? 0) && after.frozen.has(out.player ?? 0))
      faults.push(`${what} moves frozen money`);
    const into = all.find((line) => isCash(line) && line.amount > 0)?.account;
    const debts = [...before.owing].filter(([account, player]) => player === out.player && account !== into);
    if (debts.length > 0) faults.push(`${what} takes money out that is owed`);
  }
  if (after.sent.size > before.sent.size) faults.push(...(await sentFaults(world, before, after)));
  faults.push(...(await tiedFaults(world, pair)), ...(await debtFaults(world, pair)));
  return faults;
}

/** Accounts that owe although they hold cash: it pays the debt as it comes, before it can be played away to the other. */
async function debtFaults({ context }: CollusionWorld, pair: Pair): Promise<string[]> {
  const { rows } = await context.db.execute<{ id: number; balance: string; amount: string }>(sql`
    select account.id, account.balance::text, debt.amount::text from account_debt debt join ledger_account account on account.id = debt.account_id
    where account.player_id in ${ids(pair)} and debt.amount > 0 and account.balance > 0`);
  return rows.map(({ id, balance, amount }) => `the account ${id} holds ${balance} and owes ${amount}`);
}

async function sentFaults({ context }: CollusionWorld, before: Standing, after: Standing): Promise<string[]> {
  const sent = [...after.sent].filter((id) => !before.sent.has(id));
  const { rows } = await context.db.execute<{ player: number }>(
    sql`select player_id as player from payment where id = any(string_to_array(${sent.join(",")}, ',')::bigint[])`,
  );
  return rows.flatMap(({ player }) =>
    before.frozen.has(player) || [...before.owing.values()].includes(player)
      ? [`a withdrawal of player ${player} was sent, who owes or is frozen`]
      : [],
  );
}

/** Bonuses of deposits that are active although cash has left since they began. */
async function tiedFaults({ context }: CollusionWorld, pair: Pair): Promise<string[]> {
  const { rows } = await context.db.execute<{ id: string; key: string }>(sql`
    select bonus.id::text, journal.key from bonus
    join ledger_account account on account.player_id = bonus.player_id and account.currency = bonus.currency and account.type in (0, 9)
    join entry on entry.account_id = account.id and entry.amount < 0
    join journal on journal.id = entry.journal_id and journal.kind in ('withdrawal', 'conversion')
    join journal given on given.key = 'bonus:' || bonus.id || ':given' and given.id < journal.id
    where bonus.player_id in ${ids(pair)} and bonus.state = 'ACTIVE' and bonus.payment_id is not null`);
  return rows.map(({ id, key }) => `the bonus ${id} of a deposit goes on although cash has left by ${key}`);
}

/** Gifts without a deposit that both players of a household have had. */
export async function householdFaults({ context }: CollusionWorld, pair: Pair): Promise<string[]> {
  if (!pair.isHousehold) return [];
  const { rows } = await context.db.execute<{ key: string }>(sql`
    select offer.key from bonus join bonus_offer offer on offer.id = bonus.offer_id
    where bonus.player_id in ${ids(pair)} and bonus.payment_id is null and bonus.state <> 'OFFERED'
      and offer.key not like 'reward-%' and offer.key not like 'game-%'
    group by offer.key having count(distinct bonus.player_id) > 1`);
  return rows.map(({ key }) => `both of one household had ${key}`);
}
