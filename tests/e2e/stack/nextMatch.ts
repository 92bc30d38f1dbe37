/** A match of the line to bet on, and turning the clock towards it. */
import { expect } from "@playwright/test";
import type { Stack } from "./processes.ts";

interface Found {
  id: string;
  slug: string;
  startsAt: string;
  sport: { slug: string };
  championship: { id: string; slug: string };
}

/** Time to sign in and to bet on a busy machine, in milliseconds. */
const timeToBet = 90_000;
/** A match further off than this is gone towards faster, to so long before it begins; in milliseconds. */
const longWay = 3 * 3_600_000;
const nearlyThere = 1_800_000;

async function gamesOfLine<Node>(gatewayUrl: string, filter: string, fields: string): Promise<Node[]> {
  const query = `{ games(filter: { section: LINE, ${filter} }, order: START, first: 1) { edges { node { ${fields} } } } }`;
  const answer = await fetch(`${gatewayUrl}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  const { data } = (await answer.json()) as { data: { games: { edges: { node: Node }[] } | null } | null };
  if (data?.games == null) throw new Error("The line could not be asked");
  return data.games.edges.map(({ node }) => node);
}

/** The football game of the line that begins first, but not before one has bet on it. */
export async function nextMatch(gatewayUrl: string): Promise<Found> {
  const startsFrom = new Date(Date.now() + timeToBet).toISOString();
  const [first] = await gamesOfLine<Found>(
    gatewayUrl,
    `sportId: "1", startsFrom: "${startsFrom}"`,
    "id slug startsAt sport { slug } championship { id slug }",
  );
  if (first === undefined) throw new Error("There is no football game in the line");
  return first;
}

/** Turns the clock fast while the match is far: some nights have none for half a day. */
export async function comeNear({ gatewayUrl, hurry }: Stack, startsAt: string): Promise<void> {
  const ahead = Date.parse(startsAt) - Date.now();
  if (ahead < longWay) return;
  const near = new Date(Date.parse(startsAt) - nearlyThere).toISOString();
  await hurry(Math.ceil(ahead / 15_000));
  // Other sports are played around the clock: what was to begin before then has gone live.
  await expect
    .poll(
      async () => (await gamesOfLine(gatewayUrl, `startsBefore: "${near}"`, "id").catch(() => ["not answered"])).length,
      { timeout: 60_000 },
    )
    .toBe(0);
}

/** Address of a match of the line. */
export const matchUrl = ({ id, slug, sport, championship }: Found): string =>
  `/en/line/${sport.slug}/${championship.id}-${championship.slug}/${id}-${slug}`;
