/** Offers as they are read, and as the operator changes them. */
import { readPromoCode } from "#shared/typed/codes.ts";
import { and, asc, count, eq, inArray, sql } from "../../../platform/database/drizzle.ts";
import type { z } from "zod";
import type { Db } from "../../../platform/database/database.ts";
import { Exact } from "#shared/money/money.ts";
import type { offer as offerSchema } from "../api/offers.ts";
import { bonus, bonusOffer, type OfferRow } from "../tables.ts";
import { terms, type Definition } from "./definition.ts";

export type OfferAnswer = z.infer<typeof offerSchema>;

const seconds = (ms: number) => Math.floor(ms / 1000);

/** The terms alone, as a bonus keeps them. */
export const termsOf = (defined: Definition) => terms.parse(defined);

export type Phase = OfferAnswer["phase"];

export function phaseOf(
  { state, startsAt, endsAt }: Pick<OfferRow, "state" | "startsAt" | "endsAt">,
  now: number,
): Phase {
  if (state === "STOPPED" || (endsAt !== null && endsAt <= now)) return "OVER";
  return startsAt > now ? "COMING" : "OPEN";
}

/** A code that has to be known is not told. */
const shownCode = ({ audience, welcome, code }: Definition) =>
  audience === "PARTNER" || (audience === "CODE" && welcome === null) ? null : code;

interface Results {
  players: number;
  paid: { currency: string; amount: string }[];
}

/** How many took each offer, and what became cash of it. */
async function resultsOf(db: Db, ids: readonly number[]): Promise<Map<number, Results>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      offerId: bonus.offerId,
      currency: bonus.currency,
      players: count(sql`distinct ${bonus.playerId}`),
      paid: sql<string>`sum(${bonus.paid})`,
    })
    .from(bonus)
    .where(inArray(bonus.offerId, [...ids]))
    .groupBy(bonus.offerId, bonus.currency)
    .orderBy(asc(bonus.currency));
  return new Map(
    [...Map.groupBy(rows, ({ offerId }) => offerId)].map(([offerId, all]) => [
      offerId,
      {
        players: all.reduce((sum, { players }) => sum + players, 0),
        paid: all.flatMap(({ currency, paid }) => (new Exact(paid).isZero() ? [] : [{ currency, amount: paid }])),
      },
    ]),
  );
}

async function shown(db: Db, rows: readonly OfferRow[], now: number): Promise<OfferAnswer[]> {
  const over = rows.filter((row) => phaseOf(row, now) === "OVER").map(({ id }) => id);
  const results = await resultsOf(db, over);
  return rows.map((row) => ({
    id: String(row.id),
    key: row.key,
    phase: phaseOf(row, now),
    version: row.version,
    audience: row.definition.audience,
    welcome: row.definition.welcome,
    picture: row.definition.picture,
    countries: row.definition.countries,
    repeat: row.definition.repeat,
    is_combinable: row.definition.isCombinable,
    code: shownCode(row.definition),
    has_code: row.definition.code !== null,
    partner: row.definition.partner && { key: row.definition.partner.key, name: row.definition.partner.name },
    terms: termsOf(row.definition),
    starts_at: seconds(row.startsAt),
    ends_at: row.endsAt === null ? null : seconds(row.endsAt),
    results: phaseOf(row, now) === "OVER" ? (results.get(row.id) ?? { players: 0, paid: [] }) : null,
  }));
}

/** All offers but those of the staff. */
export async function shownOffers(db: Db): Promise<OfferRow[]> {
  const rows = await db.select().from(bonusOffer).orderBy(asc(bonusOffer.id));
  return rows.filter(({ definition }) => definition.audience !== "STAFF");
}

export const listOffers = async (db: Db, now: number): Promise<OfferAnswer[]> => shown(db, await shownOffers(db), now);

export async function offerById(db: Db, id: number): Promise<OfferRow | null> {
  const [row] = await db.select().from(bonusOffer).where(eq(bonusOffer.id, id));
  return row ?? null;
}

export async function offerByCode(db: Db, code: string): Promise<OfferRow | null> {
  const wanted = readPromoCode(code);
  if (wanted === null) return null;
  const [row] = await db
    .select()
    .from(bonusOffer)
    .where(sql`${bonusOffer.definition} ->> 'code' = ${wanted}`);
  return row ?? null;
}

export async function welcomeOffer(db: Db, choice: "SPORT" | "CASINO"): Promise<OfferRow | null> {
  const [row] = await db
    .select()
    .from(bonusOffer)
    .where(and(eq(bonusOffer.state, "OPEN"), sql`${bonusOffer.definition} ->> 'welcome' = ${choice}`))
    .orderBy(asc(bonusOffer.id))
    .limit(1);
  return row ?? null;
}

interface Window {
  startsAt: number;
  endsAt: number | null;
}

/** Creates an offer; null if its key or code is taken. */
export async function createOffer(
  db: Db,
  { key, definition, startsAt, endsAt }: Window & { key: string; definition: Definition },
  now: number,
): Promise<OfferAnswer | null> {
  const rows = await db
    .insert(bonusOffer)
    .values({ key, state: "OPEN", definition, startsAt, endsAt, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return (await shown(db, rows, now))[0] ?? null;
}

/** Changes an offer for those who take it from now on; bonuses that run keep their terms. Null for an unknown one. */
export async function changeOffer(
  db: Db,
  id: number,
  change: Partial<Window & { definition: Definition; state: "STOPPED" }>,
  now: number,
): Promise<OfferAnswer | null> {
  const rows = await db
    .update(bonusOffer)
    .set({ ...change, version: sql`${bonusOffer.version} + 1` })
    .where(eq(bonusOffer.id, id))
    .returning();
  return (await shown(db, rows, now))[0] ?? null;
}
