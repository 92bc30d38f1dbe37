/** The key with which the gateway and the operator's back office make restricted calls. */
import { timingSafeEqual } from "node:crypto";

/** Compared in constant time. If no key is set, nobody may call. */
export function keyFits(given: string | undefined, key: string | null): boolean {
  if (given === undefined || key === null) return false;
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}
