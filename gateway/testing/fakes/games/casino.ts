/** What the casino service tells of games in tests. */
import type { components } from "../../../upstream/casino.ts";

type CatalogueGame = components["schemas"]["CatalogueGame"];

export const catalogueGame = (change: Partial<CatalogueGame> & Pick<CatalogueGame, "id" | "key">): CatalogueGame => ({
  name: change.key,
  provider: "marble-works",
  halls: ["SLOTS"],
  is_new: false,
  rtp_from: "99.00",
  rtp: "99.00",
  volatility: "medium",
  highest_multiplier: "99",
  currency: "EUR",
  min_stake: "0.10",
  max_stake: "100.00",
  mechanics: [],
  pictures: { "1x1": `https://studio.example/art/${change.key}/1x1.svg` },
  has_demo: true,
  former_key: "",
  categories: [1],
  tag: 0,
  ...change,
});
