/** The services with 500 more games in play than usual, all by the clock; everything else is as it always is. */
import { startServices } from "../../../services/server.ts";
import { readSettings } from "../../../services/settings.ts";
import { running } from "../../../services/betting/sportsbook/book.ts";
import { Book } from "../../../services/betting/sportsbook/book/book.ts";
import { Ticker } from "../../../services/betting/sportsbook/book/ticker.ts";
import type { SeedFixture, SportSlug } from "../../../services/betting/sportsbook/model.ts";
import { modelFor } from "../../../services/betting/sportsbook/pricing/index.ts";
import { loadSeed } from "../../../services/betting/sportsbook/seed/index.ts";
import { seededRandom } from "../../../services/betting/sportsbook/seed/random.ts";

/** How many of which sports: those whose prices move with the clock. */
const shares: readonly (readonly [SportSlug, number])[] = [
  ["football", 260],
  ["ice-hockey", 80],
  ["basketball", 80],
  ["baseball", 40],
  ["cricket", 40],
];
/** They began so many seconds ago, and none comes to a break or an end while the bench lasts. */
const begun = { least: 60, spread: 240 } as const;
const firstId = 800_000_000_000;

const random = seededRandom(500);
await startServices({
  settings: readSettings(process.env),
  startBook: async ({ clock, secret }) => {
    const seed = loadSeed();
    const now = Math.floor(clock.now() / 1000);
    const fixtures = shares.flatMap(([slug, count]): SeedFixture[] => {
      const sportId = seed.sports.find((sport) => sport.slug === slug)?.id;
      const leagues = seed.championships.filter(
        (one) =>
          one.sportId === sportId && seed.teams.filter(({ championshipId }) => championshipId === one.id).length > 1,
      );
      return Array.from({ length: count }, (_, index) => {
        const league = leagues[Math.floor(random() * leagues.length)];
        const teams = seed.teams.filter(({ championshipId }) => championshipId === league?.id);
        const home = Math.floor(random() * teams.length);
        const away = (home + 1 + Math.floor(random() * (teams.length - 1))) % teams.length;
        return {
          id: firstId + Number(sportId) * 1000 + index,
          championshipId: league?.id ?? 0,
          homeId: teams[home]?.id ?? 0,
          awayId: teams[away]?.id ?? 0,
          startsAt: now - begun.least - Math.floor(random() * begun.spread),
        };
      });
    });
    const book = new Book({ seed, modelFor, clock, secret: await secret("book"), fixturesAt: () => fixtures });
    const ticker = new Ticker(book, (error) => console.error(error));
    ticker.start();
    process.on("message", () =>
      process.send?.({ games: fixtures.map(({ id }) => String(id)), live: book.live().length }),
    );
    return running(book, ticker);
  },
});
