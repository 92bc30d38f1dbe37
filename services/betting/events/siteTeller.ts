/**
 * Publishes the site config's revision on Redis, at each change and at intervals, so that a gateway that was away gets
 * it. Every services process publishes its own under its name, because each reads its own file.
 */
import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import type { BusNames } from "#shared/wire/eventBus.ts";
import type { ServiceContext } from "../../platform/context.ts";

export interface SiteTellerParts {
  redis: Redis;
  names: BusNames;
  revision: () => string;
  onChange: ServiceContext["onSiteConfigChange"];
}

/** Milliseconds between two publications of an unchanged config. */
const repeatMs = 2_000;

export function tellSite({ redis, names, revision, onChange }: SiteTellerParts): { close(): void } {
  const teller = randomUUID();
  // Losing Redis is stated by the connection itself; the next time says what this one could not.
  const tell = (fields: readonly string[] | null) =>
    void redis.publish(names.site, JSON.stringify({ teller, revision: revision(), fields })).catch(() => undefined);
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
