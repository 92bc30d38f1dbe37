/** Whose points a caller uses up: the player's once the services have confirmed who he is, else his address's. */
import { hash } from "node:crypto";
import { isIPv6 } from "node:net";

const ipv4InIpv6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An address as one holder has it: an IPv6 network of 64 bits is one household. */
export function networkOf(address: string): string {
  const ipv4 = ipv4InIpv6.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.toLowerCase().split("%", 1)[0]?.split("::") ?? [];
  const first = head.split(":").filter(Boolean);
  const last = tail?.split(":").filter(Boolean) ?? [];
  const filled = tail === undefined ? first : [...first, ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0"), ...last];
  return `${filled.slice(0, 4).map((part) => part.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}

const hashed = (text: string) => hash("sha256", text, "base64url");

/**
 * A login, or a phone in its parts, as a key: the same for "Demo" and " demo", for "+7 900" and "7", "900", and not to
 * be read in Redis. Null for what is neither.
 */
export function loginKey(login: unknown): string | null {
  if (typeof login === "string") return hashed(login.trim().toLowerCase());
  if (typeof login !== "object" || login === null) return null;
  // Whatever order the parts come in.
  const digits = Object.values(login).map((part) => (typeof part === "string" ? part.replace(/\D/g, "") : "")).toSorted().join(" ").trim();
  return digits === "" ? null : hashed(digits);
}
