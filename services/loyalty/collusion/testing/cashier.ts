/** Acts at the cashier: money in, out and into another currency, and what the provider and the desk do about it. */
import { sql } from "../../../platform/database/drizzle.ts";
import type { Act, CollusionWorld, Player } from "./world.ts";

const pick = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(1, all.length)];

interface PaymentRow extends Record<string, unknown> {
  id: string;
  player_id: number;
}
const paymentsOf = async ({ context }: CollusionWorld, players: readonly Player[], where: ReturnType<typeof sql>) =>
  (
    await context.db.execute<PaymentRow>(sql`
      select id::text, player_id from payment
      where player_id in (${players[0]?.id ?? 0}, ${players[1]?.id ?? 0}) and ${where} order by id`)
  ).rows;

/** A refusal is part of the log. */
const tried = (work: Promise<string>): Promise<string> =>
  work.catch((error: unknown) => `refused ${String(error).slice(0, 100)}`);

function actAs({ payments }: CollusionWorld, { bonuses, rub }: Player): void {
  payments.headers = { authorization: bonuses.client.headers["authorization"] ?? "" };
  payments.rub = rub;
}

/** The money of an account, or a part of it, in whole units. */
async function partOf({ bonuses }: Player, account: number, b: number): Promise<string> {
  const all = Math.floor(Number(await bonuses.money(account)));
  return String(b % 3 === 0 ? Math.floor(all / 2) : all);
}

const deposit: Act = (world, { me }, { a, b }) => {
  const { payments, provider } = world;
  actAs(world, me);
  const method = pick(["card", "cash", "wallet"], b) ?? "";
  const amount = pick(["500", "1000", "3000", "10000"], a) ?? "";
  const done = async () => {
    const { id } = await payments.deposit({ method, amount });
    const instrument = { token: `tok_${me.id}`, brand: "visa", last4: "4242", expiry: "12/30", remembered: true };
    const notice = provider.becomes(id, { status: "succeeded", ...(method === "card" && { instrument }) });
    return `${amount} by ${method} ${await payments.tell(notice)}`;
  };
  return tried(done());
};

/** A bank account of the player's own: sharing one would make two players one person. */
function ibanOf(playerId: number): string {
  const account = `37040044${String(playerId).padStart(10, "0")}`;
  // Letters count as numbers: DE is 1314.
  const check = 98n - (BigInt(`${account}131400`) % 97n);
  return `DE${String(check).padStart(2, "0")}${account}`;
}

const withdraw: Act = async (world, { me }, { a, b }) => {
  const { payments } = world;
  actAs(world, me);
  const account = a % 4 === 0 ? me.usd : me.rub;
  const amount = await partOf(me, account, b);
  const method = pick(["wallet", "bank", "card"], a) ?? "";
  const destination =
    method === "wallet"
      ? { wallet: `41001${String(me.id).padStart(9, "0")}` }
      : method === "bank"
        ? { iban: ibanOf(me.id), holder: `Player ${me.name}` }
        : {};
  const ends = b % 2 === 0;
  const asked = {
    account_id: account,
    method,
    amount,
    destination,
    ends_bonus: ends,
    ...(method === "card" && { instrument: `tok_${me.id}` }),
  };
  return `${amount} by ${method} ${await tried(payments.withdraw(asked).then(({ state }) => state))}`;
};

/** The desk approves or rejects the oldest withdrawal, and the provider pays what was approved or fails. */
const decide: Act = async (world, { pair }, { a, b }) => {
  const { payments, provider, context } = world;
  const [waiting] = await paymentsOf(world, pair.players, sql`direction = 'WITHDRAWAL' and state = 'HELD'`);
  if (waiting === undefined) return "nothing";
  const approved = a % 4 !== 0;
  const path = `/payments-api/v1/desk/withdrawals/${waiting.id}`;
  const { status, body } = await payments.desk<{ code?: string }>("POST", path, { approved });
  if (status !== 200 || !approved) return `approved ${approved}: ${status} ${body.code ?? ""}`;
  await context.db.execute(sql`update payment set ask_at = 0 where id = ${waiting.id} and ask_at is not null`);
  await world.test.runJob("payments");
  const paid = b % 4 !== 0;
  return `sent, ${paid} ${await payments.tell(provider.becomes(waiting.id, { status: paid ? "paid" : "failed" }))}`;
};

const cancel: Act = async (world, { me }, { a }) => {
  const own = await paymentsOf(world, [me], sql`direction = 'WITHDRAWAL' and state = 'HELD'`);
  const one = pick(own, a);
  if (one === undefined) return "nothing";
  const path = `/payments-api/v1/withdrawals/${one.id}/cancel`;
  return String((await world.test.call("POST", path, { headers: me.bonuses.client.headers })).status);
};

/** The provider takes a deposit back. */
const takeBack: Act = async (world, { pair, me }, { a, b }) => {
  const own = await paymentsOf(world, [me], sql`direction = 'DEPOSIT' and state = 'SUCCEEDED'`);
  const one = pick(own, a);
  if (one === undefined) return "nothing";
  const status = b % 3 === 0 ? "refunded" : "charged_back";
  const told = await world.payments.tell(world.provider.becomes(one.id, { status }));
  if (status === "charged_back") pair.heldBack.add(me.id);
  return `${status} ${told}`;
};

/** The staff lets frozen players use their money again. */
const release: Act = async ({ payments }, { pair }) => {
  pair.heldBack.clear();
  return (await payments.release()).join() || "nobody";
};

const convert: Act = async (world, { me }, { a, b }) => {
  actAs(world, me);
  const { rub, usd, eur } = me;
  const ways = [
    [eur, rub],
    [usd, rub],
    [rub, usd],
    [usd, eur],
  ] as const;
  const [from, to] = pick(ways, a) ?? ways[0];
  const amount = await partOf(me, from, b);
  const errors = await world.payments.convert(from, to, amount, { ends_bonus: a % 3 === 0 });
  return `${amount} ${errors.map(({ code }) => code).join()}`;
};

export const cashierActs = { deposit, withdraw, decide, cancel, takeBack, release, convert };
