/** The key that the gateway and the operator's back office show where nobody else may call. */
import { timingSafeEqual } from "node:crypto";

/** Compared in constant time. Without a key nobody may read. */
export function keyFits(given: string | undefined, key: string | null): boolean {
  if (given === undefined || key === null) return false;
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}
