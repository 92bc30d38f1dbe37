/** All examples, by domain, in the order in which somebody new meets them. */
import { accounts } from "./accounts.ts";
import { casino } from "./casino.ts";
import { config } from "./config.ts";
import { content } from "./content.ts";
import { coupon } from "./coupon.ts";
import type { Domain } from "./example.ts";
import { favorites } from "./favorites.ts";
import { limits } from "./limits.ts";
import { live } from "./live.ts";
import { people } from "./people.ts";
import { picks } from "./picks.ts";
import { placedCoupon } from "./placedCoupon.ts";
import { player } from "./player.ts";
import { recovery } from "./recovery.ts";
import { results } from "./results.ts";
import { security } from "./security.ts";
import { sportsbook } from "./sportsbook.ts";

export const domains: readonly Domain[] = [sportsbook, results, picks, favorites, coupon, placedCoupon, live, player, people, recovery, security, accounts, limits, casino, config, content];
