/** Events on Redis: the outbox for good, the games as they are now. */
import { Redis } from "ioredis";
import { busNames } from "#shared/wire/eventBus.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { GamePublisher } from "./gamePublisher.ts";
import { OutboxRelay } from "./outboxRelay.ts";
import { tellSite } from "./siteTeller.ts";

const retryStrategy = (times: number) => Math.min(1000, times * 100);

export interface PublishedParts extends Pick<ServiceContext, "outbox" | "book" | "onSiteConfigChange"> {
  /** Name of the site config as it is now. */
  siteRevision: () => string;
}

/** Publishes events until `close`. Redis may come and go: nothing waits for it. */
export function publishEvents(
  url: string,
  { outbox, book, siteRevision, onSiteConfigChange }: PublishedParts,
  onTrouble: (error: unknown) => void,
): { close(): Promise<void> } {
  const names = busNames(url);
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 1000,
    connectTimeout: 2000,
    retryStrategy,
  });
  const listener = new Redis(url, { maxRetriesPerRequest: null, connectTimeout: 2000, retryStrategy });
  let isAway = false;
  redis.on("error", (error) => {
    if (!isAway) onTrouble(error);
    isAway = true;
  });
  redis.on("ready", () => void (isAway = false));
  // The other connection says it.
  listener.on("error", () => undefined);
  const relay = new OutboxRelay({ redis, names, outbox, onTrouble });
  const publisher = new GamePublisher({
    redis,
    listener,
    names,
    feed: book,
    lastEvent: () => relay.position,
    onTrouble,
  });
  const site = tellSite({ redis, names, revision: siteRevision, onChange: onSiteConfigChange });
  relay.start();
  void publisher.start();
  return {
    close: async () => {
      site.close();
      await relay.close();
      await publisher.close();
      redis.disconnect();
      listener.disconnect();
    },
  };
}
