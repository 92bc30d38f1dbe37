/** Players, and how what somebody types as his login finds one. */
import { and, eq, type SQL } from "drizzle-orm";
import type { Db } from "../../core/database.ts";
import type { Settings } from "../../core/settings.ts";
import { splitPhone } from "./phones.ts";
import { player } from "../tables.ts";

export type Player = typeof player.$inferSelect;

/** A login as typed, told apart by its form. */
export type LoginForm =
  | { by: "id"; id: number }
  | { by: "email"; email: string }
  | { by: "phone"; digits: string }
  | { by: "login"; login: string };

/** Player numbers have at most nine digits, phones with their country code at least ten. */
const maxIdDigits = 9;

/** Tells what was typed: "1000001" is a player number, "+7 (900) 000-00-01" a phone, "a@b.c" an e-mail, the rest a login. */
export function readLogin(typed: string): LoginForm {
  const text = typed.trim().normalize("NFKC").toLowerCase();
  if (text.includes("@")) return { by: "email", email: text };
  if (/^\d+$/.test(text) && text.length <= maxIdDigits) return { by: "id", id: Number(text) };
  if (/^\+?[\d\s().-]+$/.test(text) && /\d/.test(text)) return { by: "phone", digits: text.replaceAll(/\D/g, "").replace(/^00/, "") };
  return { by: "login", login: text };
}

function condition(form: LoginForm): SQL {
  switch (form.by) {
    case "id": return eq(player.id, form.id);
    case "email": return eq(player.email, form.email);
    case "phone": return eq(player.phone, form.digits);
    case "login": return eq(player.login, form.login);
  }
}

/** The player somebody means; null when there is none. Demo players exist only on demo sites: their password is public. */
export async function findPlayer(db: Db, form: LoginForm, siteEnv: Settings["siteEnv"]): Promise<Player | null> {
  const isAllowed = siteEnv === "demo" ? undefined : eq(player.isDemo, false);
  const [found] = await db.select().from(player).where(and(condition(form), isAllowed));
  return found ?? null;
}

/** A player by number; null for an unknown one. */
export async function playerById(db: Db, id: number): Promise<Player | null> {
  const [found] = await db.select().from(player).where(eq(player.id, id));
  return found ?? null;
}

/** Names by which a player signs in: none of them can be his password. */
export const namesOf = ({ id, login, email, phone }: Player): string[] =>
  [login, String(id), ...(email === null ? [] : [email]), ...(phone === null ? [] : [phone, `+${phone}`, splitPhone(phone).number])];
