/**
 * Who may be handed a page that was made for others. Blocks go by the visitor's address and by the page (SPEC 4.49), so
 * each visitor is asked about once for each page, and again after a few seconds. Anyone who is not plainly let in gets
 * a page of their own, where the guards decide.
 */
import { LRUCache } from "lru-cache";
import { RouteBlockDocument } from "../src/operations/site/generated.ts";
import { askGateway } from "./gateway.ts";

/** How long an answer holds, in milliseconds: a new block takes effect within this. */
const ADMITTED_MS = 5000;
/** Memory that visitors and their pages are remembered in, in bytes. */
const MEMORY = 16_777_216;
const ENTRY_BYTES = 200;

export interface Visit {
  path: string;
  /** Headers the gateway tells visitors apart by. */
  headers: Readonly<Record<string, string>>;
}

/** Tells whether the gateway lets a visitor in. Unknown counts as no. */
export function createAdmission(gatewayUrl: () => string): (visit: Visit) => Promise<boolean> {
  const known = new LRUCache<string, Promise<boolean>>({
    maxSize: MEMORY,
    sizeCalculation: (_, key) => ENTRY_BYTES + 2 * key.length,
    ttl: ADMITTED_MS,
  });
  return ({ path, headers }) => {
    const key = [path, headers["x-forwarded-for"], headers["x-geo-country"]].join("\n");
    const admitted = known.get(key);
    if (admitted !== undefined) return admitted;
    const asking = askGateway({ gatewayUrl: gatewayUrl(), headers, timeoutMs: 2000 }, RouteBlockDocument, {
      path,
    }).then(({ data, isWhole }) => {
      // A gateway that was away is asked again at the next page.
      if (!isWhole) known.delete(key);
      return isWhole && data?.route?.block === null;
    });
    known.set(key, asking);
    return asking;
  };
}
