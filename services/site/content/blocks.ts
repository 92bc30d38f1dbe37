/** The operator's blocks of visitors. The first matching rule decides. */
import { BlockList, isIPv4, isIPv6 } from "node:net";
import { readPath } from "./path.ts";

interface BlockRule {
  /** Networks of visitors it concerns ("203.0.113.0/24"); without them everybody. */
  networks?: readonly string[] | undefined;
  /** Paths without the language prefix it concerns, with all below; without them the whole site. */
  paths?: readonly string[] | undefined;
  /** Only signed-in visitors, or only guests; without it both. */
  visitors?: "players" | "guests" | undefined;
  /**
   * Reason shown: 4 updates of the site, 16 suspension, 1 2 3 5 14 block, 13 closed in Ukraine, 17 closed in Ireland, 8
   * coming soon.
   */
  displayTypeId: number;
  templateTypeId: number;
}

/**
 * Rules of the demo: visitors from 192.0.2.n, a network that exists in documentation only (RFC 5737), see the block
 * page of reason n, so that each of them can be looked at.
 */
export const demoRules: readonly BlockRule[] = [1, 2, 3, 4, 5, 8, 13, 14, 16, 17].map((reason) => ({
  networks: [`192.0.2.${reason}/32`],
  displayTypeId: reason,
  templateTypeId: 1,
}));

export interface Block {
  displayTypeId: number;
  templateTypeId: number;
}

/** The block a visitor meets at a URL; null if they may pass. An address that is none fits no network. */
export function blockOf(
  rules: readonly BlockRule[],
  visit: { url: string; isSignedIn: boolean; address: string },
): Block | null {
  const path = readPath(visit.url).segments.join("/");
  const rule = rules.find(
    ({ networks, paths, visitors }) =>
      (networks === undefined || networks.some((network) => contains(network, visit.address))) &&
      (paths === undefined || paths.some((one) => path === one || path.startsWith(`${one}/`))) &&
      (visitors === undefined || (visitors === "players") === visit.isSignedIn),
  );
  return rule === undefined ? null : { displayTypeId: rule.displayTypeId, templateTypeId: rule.templateTypeId };
}

function contains(network: string, address: string): boolean {
  const [base = "", bits = ""] = network.split("/");
  // An IPv4 address that came over an IPv6 socket.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  const family = isIPv4(plain) ? "ipv4" : isIPv6(plain) ? "ipv6" : null;
  if (family === null || (family === "ipv4") !== isIPv4(base)) return false;
  const list = new BlockList();
  list.addSubnet(base, Number(bits), family);
  return list.check(plain, family);
}
