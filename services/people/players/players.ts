/** Players, and how what somebody types as their login finds one. */
import { and, eq, gt, inArray, isNull, type SQL, sql } from "../../platform/database/drizzle.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import { asciiDigits } from "#shared/typed/digits.ts";
import { splitPhone, wholePhoneDigits } from "../../platform/phones.ts";
import { player, playerProfile } from "./tables.ts";

export type Player = typeof player.$inferSelect;

/** A login as typed, classified by its form. */
export type LoginForm =
  | { by: "id"; id: number }
  | { by: "email"; email: string }
  | { by: "phone"; digits: string }
  | { by: "login"; login: string };

/** Player numbers have at most nine digits, phones with their country code at least ten. */
const maxIdDigits = 9;

/** The digits of a phone with its dialling code, which some write with a national prefix between. */
function wholePhone(text: string): string {
  const digits = text.replaceAll(/\D/g, "").replace(/^00/, "");
  return wholePhoneDigits(`+${digits}`) ?? digits;
}

/**
 * Classifies what was typed: "1000001" is a player number, "+7 (900) 000-00-01" a phone, "a@b.c" an e-mail, the rest a
 * login.
 */
export function readLogin(typed: string): LoginForm {
  const text = asciiDigits(typed).trim().toLowerCase();
  if (text.includes("@")) return { by: "email", email: text };
  if (/^\d+$/.test(text) && text.length <= maxIdDigits) return { by: "id", id: Number(text) };
  if (/^\+?[\d\s().-]+$/.test(text) && /\d/.test(text)) return { by: "phone", digits: wholePhone(text) };
  return { by: "login", login: text };
}

function condition(form: LoginForm): SQL {
  switch (form.by) {
    case "id":
      return eq(player.id, form.id);
    case "email":
      return eq(player.email, form.email);
    case "phone":
      return eq(player.phone, form.digits);
    case "login":
      return eq(player.login, form.login);
  }
}

/**
 * The player somebody means; null if there is none. Demo players exist only on demo sites: their password is public.
 */
export async function findPlayer(db: Db, form: LoginForm, siteEnv: Settings["siteEnv"]): Promise<Player | null> {
  const isAllowed = siteEnv === "demo" ? undefined : eq(player.isDemo, false);
  const [found] = await db
    .select()
    .from(player)
    .where(and(condition(form), isAllowed));
  return found ?? null;
}

/** A player by number; null for an unknown one. */
export async function playerById(db: Db, id: number): Promise<Player | null> {
  const [found] = await db.select().from(player).where(eq(player.id, id));
  return found ?? null;
}

/**
 * Locks a player until the transaction ends. Whoever changes several things of a player locks them first, then their
 * coupons, then their wallets.
 * @param strength "update" where unique columns of the row are to change, or nothing may be added that refers to it
 */
export async function lockPlayer(
  tx: Tx,
  id: number,
  strength: "no key update" | "update" = "no key update",
): Promise<Player | null> {
  const [locked] = await tx.select().from(player).where(eq(player.id, id)).for(strength);
  return locked ?? null;
}

/** The demo players, by number and login. */
export const demoPlayers = (db: Db): Promise<Pick<Player, "id" | "login">[]> =>
  db.select({ id: player.id, login: player.login }).from(player).where(eq(player.isDemo, true));

/** Those of some logins that somebody has. */
export async function takenLogins(db: Db, logins: readonly string[]): Promise<Set<string>> {
  const taken = await db
    .select({ login: player.login })
    .from(player)
    .where(inArray(player.login, [...logins]));
  return new Set(taken.map(({ login }) => login));
}

/** Names by which a player signs in: none of them can be their password. */
export const namesOf = ({ id, login, email, phone }: Player): string[] => [
  login,
  String(id),
  ...(email === null ? [] : [email]),
  ...(phone === null ? [] : [phone, `+${phone}`, splitPhone(phone).number]),
];

/** Changes the name that a player goes by. */
export async function renamePlayer(db: Db | Tx, playerId: number, name: string | null): Promise<void> {
  await db.update(player).set({ name }).where(eq(player.id, playerId));
}

/** Numbers of players behind one, in their order: of those named, or of a country; never erased ones. */
export async function playersAfter(
  db: Db,
  after: number,
  most: number,
  { ids, country }: { ids: readonly number[] | null; country: string | null },
): Promise<number[]> {
  const rows = await db
    .select({ id: player.id })
    .from(player)
    .leftJoin(playerProfile, eq(playerProfile.playerId, player.id))
    .where(
      and(
        gt(player.id, after),
        isNull(player.erasedAt),
        ids === null ? undefined : inArray(player.id, [...ids]),
        country === null ? undefined : eq(sql`coalesce(${playerProfile.countryCode}, 'ru')`, country),
      ),
    )
    .orderBy(player.id)
    .limit(most);
  return rows.map(({ id }) => id);
}
