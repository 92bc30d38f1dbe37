/** Addresses as their holders have them. */

/**
 * A hop as proxies write it: some add the port, "203.0.113.9:4711" or "[2001:db8::1]:4711". A port makes no other visitor
 * and no other network.
 */
export const withoutPort = (hop: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(hop)?.[1] ?? hop.replace(/^([\d.]+):\d+$/, "$1");

const ipv4InIpv6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const ipv6 = /^[\da-f:.]*:[\da-f:.]*(?:%.*)?$/i;

/** The eight parts of an IPv6 address; null for anything else. */
function partsOf(address: string): string[] | null {
  if (!ipv6.test(address)) return null;
  const [head = "", tail] = address.toLowerCase().split("%", 1)[0]?.split("::") ?? [];
  const first = head.split(":").filter(Boolean);
  const last = tail?.split(":").filter(Boolean) ?? [];
  const filled =
    tail === undefined
      ? first
      : [...first, ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0"), ...last];
  return filled.map((part) => part.replace(/^0+(?=.)/, ""));
}

/** An address as one holder has it: an IPv6 network of 64 bits is one household. */
export function networkOf(hop: string): string {
  const address = withoutPort(hop.trim());
  const ipv4 = ipv4InIpv6.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  const parts = partsOf(address);
  return parts === null ? address : `${parts.slice(0, 4).join(":")}::/64`;
}

/**
 * The block that an address lies in, which one customer of a provider may have the whole of: a /24 of IPv4, a /48 of
 * IPv6.
 */
export function blockOf(hop: string): string {
  const address = withoutPort(hop.trim());
  const ipv4 = ipv4InIpv6.exec(address)?.[1] ?? address;
  const three = /^(\d+\.\d+\.\d+)\.\d+$/.exec(ipv4)?.[1];
  if (three !== undefined) return `${three}.0/24`;
  const parts = partsOf(address);
  return parts === null ? address : `${parts.slice(0, 3).join(":")}::/48`;
}
