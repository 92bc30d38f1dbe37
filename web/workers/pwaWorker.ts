/**
 * The site's worker (SPEC 7.41): files of the build come from the browser, and a page that cannot be fetched is the
 * offline page of its language. Nothing else is touched: pages and answers of the gateway are a player's, and they move.
 */
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { isLanguageCode } from "#shared/languages.ts";

/** What a worker is beside a page; the types of the project are those of pages. */
interface WorkerScope {
  __WB_MANIFEST: (PrecacheEntry | string)[];
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
  addEventListener(type: "fetch", listener: (event: { request: Request; respondWith(response: Promise<Response>): void }) => void): void;
}
declare const self: WorkerScope;

async function pageOrOffline(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const prefix = new URL(request.url).pathname.split("/")[1];
    return (await matchPrecache(`/offline/${isLanguageCode(prefix) ? prefix : "en"}.html`)) ?? Response.error();
  }
}

// Pages that stand keep the files they were made with: a new worker waits until they are closed, or tell it to go on.
self.addEventListener("message", ({ data }) => {
  if (data === "takeOver") void self.skipWaiting();
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate" && event.request.method === "GET") event.respondWith(pageOrOffline(event.request));
});
cleanupOutdatedCaches();
// Addresses are taken as they are: no index files, no parameters that do not count.
// oxlint-disable-next-line no-underscore-dangle -- the name under which workbox-build leaves the list
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: "", cleanURLs: false, ignoreURLParametersMatching: [] });
