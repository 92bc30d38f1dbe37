/** What of many cases a quick run looks at: the same at each run. All of them with TEST_LONG=1. */
import { createHash } from "node:crypto";

export const isLong = process.env["TEST_LONG"] === "1";

const SEED = "2026-11-21";
const rank = (name: string) => createHash("sha256").update(`${SEED} ${name}`).digest("hex");

/** The cases in the order of their turn, which has nothing to do with what they are. */
export const mixed = <Case>(cases: readonly Case[], nameOf: (one: Case) => string = String): Case[] =>
  cases.toSorted((one, other) => rank(nameOf(one)).localeCompare(rank(nameOf(other))));

/** So many of the cases, each where it stands among them. */
export function sample<Case>(
  cases: readonly Case[],
  count: number,
  nameOf: (one: Case) => string = String,
): readonly Case[] {
  const taken = new Set(mixed(cases, nameOf).slice(0, count));
  return isLong ? cases : cases.filter((one) => taken.has(one));
}

/** The look that something is seen in, of those there are: over many things it is now this one, now that. */
export const looksOf = <Look>(name: string, looks: readonly Look[]): readonly Look[] =>
  isLong ? looks : looks.slice(Number.parseInt(rank(name).slice(0, 8), 16) % looks.length).slice(0, 1);
