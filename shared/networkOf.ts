/** Addresses as their holders have them. */

const ipv4InIpv6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const ipv6 = /^[\da-f:.]*:[\da-f:.]*(?:%.*)?$/i;

/** An address as one holder has it: an IPv6 network of 64 bits is one household. */
export function networkOf(address: string): string {
  const ipv4 = ipv4InIpv6.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  if (!ipv6.test(address)) return address;
  const [head = "", tail] = address.toLowerCase().split("%", 1)[0]?.split("::") ?? [];
  const first = head.split(":").filter(Boolean);
  const last = tail?.split(":").filter(Boolean) ?? [];
  const filled = tail === undefined ? first : [...first, ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0"), ...last];
  return `${filled.slice(0, 4).map((part) => part.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}
