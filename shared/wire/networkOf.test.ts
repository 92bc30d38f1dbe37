import { expect, it } from "vitest";
import { blockOf, networkOf } from "./networkOf.ts";

it.each([
  ["203.0.113.7", "203.0.113.7", "203.0.113.0/24"],
  ["203.0.113.7:40001", "203.0.113.7", "203.0.113.0/24"],
  [" 203.0.113.7 ", "203.0.113.7", "203.0.113.0/24"],
  ["::ffff:203.0.113.7", "203.0.113.7", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["[2001:db8:1:2::6]:40001", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["[2001:db8:1:2::6]", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["unknown", "unknown", "unknown"],
])("%j is of the network %s and the block %s", (hop, network, block) => {
  expect([networkOf(hop), blockOf(hop)]).toEqual([network, block]);
});
