/** What tests of households do: make players, tell what is known of them, exclude them, and look at the desk's list. */
import { randomUUID } from "node:crypto";
import { sql } from "../../../platform/database/drizzle.ts";
import { expect } from "vitest";
import { newOutcome } from "../../../betting/coupons/testing/after.ts";
import { openAccount } from "../../../money/accounts/public.ts";
import type { TestServices } from "../../../testing/services.ts";
import { createPlayer, hashSession, issueToken, startSession } from "../../players/public.ts";
import { notePerson } from "../public.ts";

interface Match {
  id: string;
  one_id: number;
  other_id: number;
  reasons: string[];
  state: string;
  excluded_ids: number[];
  holds: boolean;
  note: string | null;
}
interface Refusable {
  errors: { code: string }[];
}
export const codes = ({ errors }: Refusable): string[] => errors.map(({ code }) => code);

export interface Person {
  id: number;
  headers: { authorization: string };
  accountId: number;
}

const desk = { "x-service-key": "test-key" };
let people = 0;

/** A person whom nobody else is, and how a passport writes them. */
export function someone() {
  const at = (people += 1);
  const birthday = "1987-03-14";
  return {
    name: "Максим",
    surname: `Мустер${"абвгд"[at] ?? ""}`,
    birthday,
    inLatin: { name: "MAKSIM", surname: `Muster${"abvgd"[at] ?? ""}`, birthday },
  };
}

export function householdWorld(test: TestServices) {
  const { context } = test.services;

  async function headersOf(playerId: number): Promise<{ authorization: string }> {
    const { value } = await context.transact((tx) => startSession(tx, playerId, false));
    return { authorization: `Bearer ${await issueToken(context.db, { playerId, idHash: hashSession(value) })}` };
  }

  const couponOf = ({ accountId }: Person) => ({
    accountId: String(accountId),
    typeId: 0,
    amount: "10",
    changeCoefAction: 0,
    bets: [{ outcomeId: newOutcome(test, "2.000"), coef: "2.000" }],
  });
  const refusalOf = async (path: string, headers: Record<string, string>, body: object): Promise<string[]> =>
    codes((await test.call<Refusable>("POST", path, { headers, body })).body);

  return {
    headersOf,
    /** A new player who is signed in, with an account and nothing else. */
    async player(): Promise<Person> {
      const made = await context.transact(async (tx) => {
        const id = await createPlayer(tx, { passwordHash: "-", createdAt: 0 }, { termsAcceptedAt: Date.now() });
        if (id === null) throw new Error("no player");
        const accountId = await openAccount(tx, id, "RUB", 0);
        await tx.execute(sql`update ledger_account set balance = 1000 where id = ${accountId}`);
        return { id, accountId };
      });
      return { ...made, headers: await headersOf(made.id) };
    },
    tell: ({ id }: Person, told: Parameters<typeof notePerson>[3]) =>
      context.transact((tx) => notePerson(context, tx, id, told)),
    async exclude({ id }: Person): Promise<void> {
      const { authorization } = await headersOf(id);
      const answer = await test.call("POST", "/limit-service-api/api/external/web/v3/limit", {
        headers: { "x-auth": authorization.slice("Bearer ".length) },
        body: { limitType: 30, limitValue: "365" },
      });
      expect(answer).toMatchObject({ status: 200, body: { status: true } });
    },
    /** Codes that a bet, its quote and a deposit are refused with; none where they are taken. */
    bet: (person: Person) =>
      refusalOf(
        "/coupon-api/v1/coupons?lng=en",
        { ...person.headers, "idempotency-key": randomUUID() },
        couponOf(person),
      ),
    quote: (person: Person) => refusalOf("/coupon-api/v1/quote?lng=en", person.headers, couponOf(person)),
    deposit: ({ headers, accountId }: Person) =>
      refusalOf(
        "/payments-api/v1/deposits",
        { ...headers, "idempotency-key": randomUUID() },
        { account_id: accountId, method: "card", amount: "1000" },
      ),
    async matchesOf(playerId: number): Promise<Match[]> {
      const path = `/household-api/v1/desk/matches?player_id=${playerId}`;
      return (await test.call<{ matches: Match[] }>("GET", path, { headers: desk })).body.matches;
    },
    decide: (id: string | undefined, isSame: boolean) =>
      test.call("POST", `/household-api/v1/desk/matches/${id}`, {
        headers: desk,
        body: { is_same: isSame, actor: "Ann", note: "asked by phone" },
      }),
  };
}
