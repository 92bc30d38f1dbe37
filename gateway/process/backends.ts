/** Everything behind the operations for the gateway's lifetime: services, tokens, events, open connections. */
import type { Logger } from "pino";
import { SESSION_END_WORDS } from "#shared/people/sessionEnd.ts";
import type { GatewayParts } from "../execution/context.ts";
import { closeServices, connectServices } from "../datasources/services.ts";
import { EventHub } from "../events/hub.ts";
import { EventReader } from "../events/reader.ts";
import { RedisSource } from "../events/redisSource.ts";
import type { EventSource, SourceListener } from "../events/source.ts";
import type { GatewayOptions } from "./options.ts";
import { TokenStore } from "../sessions/tokens.ts";
import { isCallerGood } from "../sockets/identity.ts";
import { ConnectionRegistry } from "../sockets/registry.ts";
import type { UpstreamWatch } from "../transport/options.ts";
import { apart, SharedCalls } from "../transport/shared.ts";

/** Milliseconds between two questions whether the texts have changed. */
const usualContentLookMs = 3_000;

export interface Behind {
  parts: GatewayParts;
  registry: ConnectionRegistry;
  /** Called when the site config or the texts have changed, before any client is told. */
  onSiteChange(listener: () => void): void;
  /** Called when no requests come in any more. */
  close(): Promise<void>;
}

function sourceOf({ redisUrl, urls, serviceKey, eventPauseMs }: GatewayOptions, listener: SourceListener): EventSource {
  return redisUrl === null
    ? new EventReader({ ...listener, url: urls.events, serviceKey, ...(eventPauseMs && { pauseMs: eventPauseMs }) })
    : new RedisSource({ ...listener, url: redisUrl });
}

export function connectBehind(options: GatewayOptions, log: Logger, watch: UpstreamWatch): Behind {
  const services = connectServices({
    urls: options.urls,
    timeoutMs: options.upstreamTimeoutMs,
    concurrency: options.upstreamConnections,
    maxAnswerBytes: options.upstreamAnswerBytes,
    ...(options.tryDelayMs !== undefined && { tryDelayMs: options.tryDelayMs }),
    watch,
    redirectsKey: options.redirectsKey,
    siteEnv: options.siteEnv,
    subAppOrigins: options.subAppOrigins,
    report: (trouble, details) => log.warn({ trouble, ...details }, "operator's answer"),
  });
  const tokens = new TokenStore({
    fetchToken: (session, force) => apart(() => services.auth.token(session, force)),
    ...(options.tokenReuseMs !== undefined && { reuseMs: options.tokenReuseMs }),
  });
  const registry = new ConnectionRegistry({
    perPlayer: options.live.connectionsPerPlayer,
    perAddress: options.live.connectionsPerAddress,
    isGood: (caller) => isCallerGood(caller, parts),
  });
  const siteListeners = new Set<() => void>();
  const contentChanged = () => {
    services.content.changed();
    for (const listener of siteListeners) listener();
  };
  const looks = new SharedCalls();
  const contentLook =
    options.contentLookMs === null
      ? undefined
      : setInterval(() => {
          // One question at a time; each ends by the timeout of its call.
          void looks.run("content", async () => {
            if (await services.content.hasChanged()) contentChanged();
          });
        }, options.contentLookMs ?? usualContentLookMs).unref();
  const events = new EventHub({
    source: (listener) => sourceOf(options, listener),
    graceMs: options.live.graceMs,
    onTrouble: (message) => log.warn({ trouble: message }, "event stream"),
    onMissed: () => {
      tokens.drop(null);
      registry.eventsMissed();
    },
    onSiteChange: () => {
      services.config.changed();
      contentChanged();
    },
    onSessionEnd: ({ userId, sessionId, reason }) => {
      // A token does not say which session it was made for.
      tokens.verified.forgetPlayer(String(userId));
      const words = reason && SESSION_END_WORDS[reason];
      if (sessionId === null) {
        tokens.dropPlayer(String(userId));
        registry.closeUser(String(userId), words);
      } else {
        tokens.drop(sessionId);
        void registry.sessionEnded(sessionId, String(userId), words);
      }
    },
  });
  const parts: GatewayParts = { services, tokens, events, closeSession: (hash) => registry.closeSession(hash) };
  return {
    parts,
    registry,
    onSiteChange: (listener) => void siteListeners.add(listener),
    close: async () => {
      clearInterval(contentLook);
      await events.stop();
      await closeServices(services);
    },
  };
}
