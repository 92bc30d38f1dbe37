import type { Entity, Store } from "../store.ts";
import { names } from "./names.ts";

const rubles = (amount: string): Entity => ({ amount, currency: "RUB" });
const hour = 3_600_000;

/** One tournament that runs, of slots with a fee, and one that is settled. @param anchor the instant (epoch milliseconds) that times lie around */
export function putTournaments(store: Store, anchor: number): void {
  const at = (hours: number) => new Date(anchor + hours * hour).toISOString().replace(".000Z", "Z");
  const running: Entity = {
    id: "301",
    key: "slots-sprint",
    edition: 2,
    name: names("Slots Sprint", "Слот-спринт", "سباق السلوتس"),
    phase: "RUNNING",
    product: "CASINO",
    scoring: "MULTIPLIER",
    unit: null,
    pointsPerLeg: null,
    minStake: rubles("50.00"),
    minPlays: 5,
    minLegs: 1,
    minCoef: "1",
    section: null,
    games: null,
    fee: rubles("100.00"),
    guaranteed: rubles("500.00"),
    feeShare: "90",
    fund: rubles("680.00"),
    prizes: [
      { from: 1, to: 1, amount: rubles("408.00"), percent: "60" },
      { from: 2, to: 2, amount: rubles("272.00"), percent: "40" },
    ],
    ties: "EARLIER",
    countries: null,
    isLateEntry: true,
    minPlayers: 1,
    maxPlayers: null,
    graceHours: 1,
    repeatHours: 72,
    picture: "slots",
    opensAt: at(-48),
    startsAt: at(-24),
    endsAt: at(26),
    closesAt: at(27),
    settledAt: null,
    playerCount: 2,
    paid: rubles("0.00"),
    reason: null,
    version: 3,
    leaders: [
      { entryId: "1", rank: 1, player: "1•••••7", points: 1240, prize: null },
      { entryId: "2", rank: 2, player: "1•••••3", points: 980, prize: null },
    ],
  };
  store.put("Tournament", running);
  store.put("Tournament", {
    ...running,
    id: "300",
    edition: 1,
    phase: "SETTLED",
    endsAt: at(-46),
    settledAt: at(-45),
    paid: rubles("680.00"),
    leaders: [{ entryId: "0", rank: 1, player: "1•••••9", points: 2100, prize: rubles("408.00") }],
  });
}
