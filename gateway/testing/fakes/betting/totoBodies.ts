/** What the toto service tells in tests. */
import type { components } from "../../../upstream/toto.ts";

type Schemas = components["schemas"];

export const totoKind = (change: Partial<Schemas["TotoKind"]> = {}): Schemas["TotoKind"] => ({
  key: "fifteen",
  name: "Toto-15",
  matches: 1,
  currency: "RUB",
  pool_share: "90",
  jackpot_share: "10",
  categories: [{ hits: 1, share: "90" }],
  is_cumulative: true,
  floor_unit: "0.01",
  least_prize: "0.00",
  least_stake: "50.00",
  most_stake: "100000.00",
  most_combinations: 10_000,
  void_rule: "HIT",
  least_matches: 1,
  deadline_hours: 24,
  jackpot: "500.00",
  ...change,
});

export const totoDraw = (change: Partial<Schemas["TotoDraw"]> = {}): Schemas["TotoDraw"] => ({
  id: "7000001",
  kind: "fifteen",
  kind_name: "Toto-15",
  number: 1,
  state: "OPEN",
  currency: "RUB",
  opens_at: 1_800_000_000,
  closes_at: 1_800_003_600,
  settled_at: null,
  staked: "100.00",
  pool: "90.00",
  jackpot: "500.00",
  tickets: 2,
  paid: "0.00",
  version: 3,
  matches: [
    {
      id: "5001",
      sport_id: "1",
      name: "Chelsea – Leeds United",
      championship: "Premier League",
      starts_at: 1_800_003_600,
      score: null,
      is_void: false,
      outcomes: [
        { id: "home", name: "Chelsea", share: "75.0", is_hit: null },
        { id: "draw", name: "Draw", share: "25.0", is_hit: null },
        { id: "away", name: "Leeds United", share: "0.0", is_hit: null },
      ],
    },
  ],
  categories: [{ hits: 1, share: "90", fund: null, winners: null, prize: null }],
  rules: totoKind(),
  ...change,
});

export const totoTicket = (change: Partial<Schemas["TotoTicket"]> = {}): Schemas["TotoTicket"] => ({
  id: "8000001",
  draw_id: "7000001",
  account_id: 1,
  state: "OPEN",
  combinations: 2,
  stake: "50.00",
  price: "100.00",
  currency: "RUB",
  prize: null,
  hits: null,
  bought_at: 1_800_000_100,
  settled_at: null,
  picks: [{ match_id: "5001", outcome_ids: ["home", "draw"] }],
  ...change,
});
