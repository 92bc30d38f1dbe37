/**
 * The connection through which gateways share rate limits. Waiting for it is kept short: limits must not slow requests
 * down.
 */
import { Redis } from "ioredis";

export interface RateRedisOptions {
  url: string;
  /** Called once when the connection is lost, and once when it is back. */
  onTrouble: (message: string) => void;
}

const commandTimeoutMs = 200;
const maxPauseMs = 2000;

/** Connects, and connects again for as long as it lives. @returns the client; `disconnect` ends it. */
export function connectRateRedis({ url, onTrouble }: RateRedisOptions): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: commandTimeoutMs,
    connectTimeout: 2000,
    retryStrategy: (times) => Math.min(maxPauseMs, times * 100),
  });
  let isAway = false;
  redis.on("error", () => {
    if (!isAway) onTrouble("Redis is away: rate limits are counted by each gateway for itself");
    isAway = true;
  });
  redis.on("ready", () => {
    if (isAway) onTrouble("Redis is back: rate limits are shared again");
    isAway = false;
  });
  return redis;
}
