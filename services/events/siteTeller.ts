/**
 * Tells the site config's name on Redis: at each change, and again and again, so that a gateway that was away learns it.
 * Every services process tells its own, because each reads its own file; they are told apart by a name.
 */
import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import type { BusNames } from "#shared/eventBus.ts";
import type { ServiceContext } from "../core/context.ts";

export interface SiteTellerParts {
  redis: Redis;
  names: BusNames;
  revision: () => string;
  onChange: ServiceContext["onSiteConfigChange"];
}

/** Milliseconds between two times that a config which did not change is told. */
const repeatMs = 2_000;

export function tellSite({ redis, names, revision, onChange }: SiteTellerParts): { close(): void } {
  const teller = randomUUID();
  // Losing Redis is said by the connection itself; the next time says what this one could not.
  const tell = (fields: readonly string[] | null) => void redis.publish(names.site, JSON.stringify({ teller, revision: revision(), fields })).catch(() => undefined);
  const stop = onChange(({ fields }) => tell(fields));
  const timer = setInterval(() => tell(null), repeatMs);
  timer.unref();
  return {
    close: () => {
      stop();
      clearInterval(timer);
    },
  };
}
