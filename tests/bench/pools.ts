/**
 * A draw that 10,000 watch; then settling a draw of fifteen matches with 100,000 systems of up to 10,000 combinations, by the services' own job on a
 * Postgres server: counted, shared and paid to the last ticket. Afterwards the books must balance to zero.
 */
import { readBooks } from "../../services/money/accounts/books.ts";
import { temporaryServerDatabase } from "../../services/testing/database.ts";
import { startTotoWorld } from "../../services/betting/toto/testing/world.ts";
import { sellSystems } from "./pools/systems.ts";
import { measureWatching } from "./pools/watching.ts";
import { report } from "./report.ts";

const tickets = 100_000;
const players = 2_000;
const mostSeconds = 20;

const watching = await measureWatching();
const server = await temporaryServerDatabase();
if ("missing" in server) throw new Error(server.missing);
const world = await startTotoWorld({ settings: { databaseUrl: server.url } });
try {
  const { context } = world.test.services;
  const draw = await world.compose({
    matches: 15,
    isCumulative: true,
    leastMatches: 11,
    categories: [
      { hits: 15, share: 500 },
      { hits: 14, share: 500 },
      { hits: 13, share: 500 },
      { hits: 12, share: 500 },
      { hits: 11, share: 1_000 },
      { hits: 10, share: 2_000 },
      { hits: 9, share: 4_000 },
    ],
  });
  const sold = await sellSystems(context, { drawId: Number(draw.id), tickets, players });
  await world.desk("POST", `draws/${draw.id}/close`);
  for (const [index, { id }] of draw.matches.entries()) world.play(id, "1X2"[index % 3] ?? "1");
  const began = performance.now();
  let state = "CLOSED";
  while (state !== "SETTLED") {
    await world.work();
    ({ state } = await world.draw(draw.id));
  }
  const seconds = (performance.now() - began) / 1000;
  const { isBalanced, drifts, house } = await readBooks(context.db);
  const settled = await world.draw(draw.id);
  report(
    "pools",
    [
      ...watching,
      {
        name: `settling ${tickets} systems of ${sold.combinations} combinations`,
        value: Number(seconds.toFixed(2)),
        unit: "s",
        target: `< ${mostSeconds} s`,
        isMet: seconds < mostSeconds,
      },
      {
        name: "books out of balance",
        value: drifts.length + house.length + (isBalanced ? 0 : 1),
        unit: "",
        target: "0",
        isMet: isBalanced && drifts.length === 0 && house.length === 0,
      },
    ],
    { staked: settled.staked, paid: settled.paid },
  );
} finally {
  await world.close();
  await server.drop();
}
