/**
 * Hard ceilings on messages, by requester and recipient, and on new players. Messages cost money, and fraudsters who
 * share in a phone's revenue request thousands; no captcha lifts a ceiling. What is asked for counts for its asker and
 * its recipient also where nothing is sent, so the answer doesn't reveal whether an account exists.
 */
import { createHash } from "node:crypto";
import { and, gt, inArray, lte, sql } from "../../platform/database/drizzle.ts";
import { blockOf, networkOf } from "#shared/wire/networkOf.ts";
import { splitPhone } from "../../platform/phones.ts";
import type { FieldError } from "../../platform/http/api.ts";
import type { Ceiling, Ceilings } from "../../platform/settings/ceilingSettings.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { lockKey, type Db, type Tx } from "../../platform/database/database.ts";
import { toEpoch } from "../../platform/lifetimes.ts";
import { ceilingCount } from "./tables.ts";

type Parts = Pick<ServiceContext, "clock" | "settings" | "log">;

/** Real milliseconds that are counted together. */
const bucketMs = 10 * 60_000;
const buckets = { hour: 6, day: 144 } as const;

interface Counted {
  /** Which setting it is. */
  name: "address" | "network" | "recipient" | "country" | "site";
  key: string;
  ceiling: Ceiling;
}

/** A ceiling that is reached, and from when on there is room again; milliseconds of the services' clock. */
export interface Full {
  fullUntil: number;
}

const widthOf = ({ clock }: Pick<Parts, "clock">) => bucketMs * clock.rate;
const bucketNow = (parts: Pick<Parts, "clock">) => Math.floor(parts.clock.now() / widthOf(parts));

/** Number of the bucket from which there is room for one more within so many buckets; null if there is room now. */
function roomFrom(counts: ReadonlyMap<number, number>, now: number, span: number, most: number): number | null {
  const within = [...counts].filter(([bucket]) => bucket > now - span).toSorted(([a], [b]) => a - b);
  let total = within.reduce((sum, [, count]) => sum + count, 0);
  if (total < most) return null;
  for (const [bucket, count] of within) {
    total -= count;
    if (total < most) return bucket + span;
  }
  return now + span;
}

/** The latest moment that a ceiling of these names; null if all of them have room. */
async function fullUntilOf(tx: Tx, parts: Parts, kind: string, counted: readonly Counted[]): Promise<number | null> {
  const now = bucketNow(parts);
  const rows = await tx
    .select()
    .from(ceilingCount)
    .where(
      and(
        inArray(
          ceilingCount.key,
          counted.map(({ key }) => key),
        ),
        gt(ceilingCount.bucket, now - buckets.day),
      ),
    );
  let until: number | null = null;
  for (const { key, name, ceiling } of counted) {
    const counts = new Map(rows.filter((row) => row.key === key).map(({ bucket, count }) => [bucket, count]));
    const from = [
      roomFrom(counts, now, buckets.hour, ceiling.hour),
      roomFrom(counts, now, buckets.day, ceiling.day),
    ].filter((bucket) => bucket !== null);
    if (from.length === 0) continue;
    const moment = Math.max(...from) * widthOf(parts);
    until = Math.max(until ?? 0, moment);
    alarm(parts, kind, { name, key, ceiling }, now);
  }
  return until;
}

/** The bucket in which each ceiling was last reported: one line in ten minutes is enough. */
const toldIn = new WeakMap<Parts["log"], Map<string, number>>();
const mostTold = 10_000;

/** The operator's log line for a ceiling. It doesn't name the phone or mailbox. */
function alarm({ log }: Parts, kind: string, { name, key, ceiling }: Counted, bucket: number): void {
  const told = toldIn.get(log) ?? new Map<string, number>();
  toldIn.set(log, told);
  if (told.get(key) === bucket) return;
  if (told.size >= mostTold) told.clear();
  told.set(key, bucket);
  const line = {
    alarm: "ceiling",
    kind,
    ceiling: name,
    ...(name === "recipient" ? {} : { of: key.split(" ").slice(2).join(" ") }),
    ...ceiling,
  };
  if (name === "site" || name === "country") log.error(line, `the ceiling on ${kind} is reached: more are refused`);
  else log.warn(line, `the ceiling on ${kind} is reached: more are refused`);
}

/**
 * Counts one of a kind where every ceiling has room for it; one at a time, so that of many at once none slips past.
 * @param looked ceilings that must have room as well, and aren't used up
 */
async function admit(
  tx: Tx,
  parts: Parts,
  kind: "messages" | "players",
  counted: readonly Counted[],
  looked: readonly Counted[] = [],
): Promise<Full | null> {
  await lockKey(tx, `ceilings ${kind}`);
  const fullUntil = await fullUntilOf(tx, parts, kind, [...counted, ...looked]);
  if (fullUntil !== null) return { fullUntil };
  const bucket = bucketNow(parts);
  await tx
    .insert(ceilingCount)
    .values(counted.map(({ key }) => ({ key, bucket, count: 1 })))
    .onConflictDoUpdate({
      target: [ceilingCount.key, ceilingCount.bucket],
      set: { count: sql`${ceilingCount.count} + 1` },
    });
  return null;
}

/** Keys of the requester; empty if the address isn't known. */
function ofAsker(
  kind: string,
  address: string | undefined,
  { address: one, network }: { address: Ceiling; network: Ceiling },
): Counted[] {
  if (!address) return [];
  return [
    { name: "address", key: `${kind} address ${networkOf(address).slice(0, 64)}`, ceiling: one },
    { name: "network", key: `${kind} network ${blockOf(address).slice(0, 64)}`, ceiling: network },
  ];
}

/**
 * To whom a message goes, and so whose share of a country's and of the site's messages it uses up:
 * - stranger: to whatever contact was typed, such as a newcomer's;
 * - player: to a player's own contact, asked for by anybody who names it. Strangers can't use this share up;
 * - proven: to the contact of a player who has shown their password. No share ends these, or two-step players could be
 *   kept out.
 */
export type MessageTo = "stranger" | "player" | "proven";

export interface Message {
  to: MessageTo;
  /** Whether anything is sent: of a contact that no player has, nothing is, and its answer must not tell. */
  isSent: boolean;
  /** Digits with the dialling code. */
  phone?: string | undefined;
  email?: string | undefined;
  /** For the requester's keys. */
  address: string | undefined;
}

const ofRecipient = (recipient: string, ceiling: Ceiling): Counted => ({
  name: "recipient",
  key: `messages recipient ${createHash("sha256").update(recipient).digest("hex")}`,
  ceiling,
});

/**
 * Counts a message to a phone that wasn't requested, by the phone alone: others must not be able to suppress a warning.
 */
export const admitNotice = (tx: Tx, parts: Parts, phone: string): Promise<Full | null> =>
  admit(tx, parts, "messages", [ofRecipient(phone, parts.settings.ceilings.recipient)]);

/** What a message uses up of a country's and of the site's messages. */
function ofAll({ to, phone }: Pick<Message, "to" | "phone">, ceilings: Ceilings): Counted[] {
  if (to === "proven") return [];
  const share = to === "player" ? " of-players" : "";
  const code = phone === undefined ? null : splitPhone(phone).code;
  const site = { name: "site", key: `messages site${share}`, ceiling: ceilings.site } as const;
  if (code === null) return [site];
  const ceiling = ceilings.countries[code] ?? ceilings.country;
  return [{ name: "country", key: `messages country ${code}${share}`, ceiling }, site];
}

/** Counts a requested message, or returns when there is room for it. */
export function admitMessage(
  tx: Tx,
  parts: Parts,
  { phone, email, address, to, isSent }: Message,
): Promise<Full | null> {
  const { ceilings } = parts.settings;
  const recipient = phone ?? email;
  const own = [
    ...ofAsker("messages", address, ceilings),
    ...(recipient === undefined ? [] : [ofRecipient(recipient, ceilings.recipient)]),
  ];
  const all = ofAll({ to, ...(phone !== undefined && { phone }) }, ceilings);
  // Made-up contacts of players cost nothing, so they use up nothing that players need.
  return to === "player" && !isSent
    ? admit(tx, parts, "messages", own, all)
    : admit(tx, parts, "messages", [...own, ...all]);
}

/** Counts a new player, or returns when there is room for one. */
export function admitPlayer(tx: Tx, parts: Parts, address: string | undefined): Promise<Full | null> {
  const { players } = parts.settings.ceilings;
  return admit(tx, parts, "players", [
    ...ofAsker("players", address, players),
    { name: "site", key: "players site", ceiling: players.site },
  ]);
}

/** The field error of a ceiling. */
export function ceilingError(
  { clock }: Pick<Parts, "clock">,
  code: "MESSAGE_CEILING" | "PLAYER_CEILING",
  { fullUntil }: Full,
): FieldError {
  return { code, message: "The ceiling is reached; later", path: null, retryAt: toEpoch(clock, fullUntil) };
}

/** Drops what no ceiling counts any more. */
export async function forgetCounts(db: Db, parts: Pick<Parts, "clock">): Promise<void> {
  await db.delete(ceilingCount).where(lte(ceilingCount.bucket, bucketNow(parts) - buckets.day));
}
