/**
 * The site's worker (SPEC 7.41): files of the build come from the browser, and a page that cannot be fetched is the
 * offline page of its language. Nothing else is touched: pages and answers of the gateway are a player's, and they
 * move.
 * Words are kept in the languages that are read here; nobody needs all four.
 */
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { isLanguageCode } from "#shared/site/languages.ts";
import { pageOf, readMessage } from "./pushMessage.ts";

/** What a worker is beside a page; the types of the project are those of pages. */
interface WorkerScope {
  __WB_MANIFEST: (PrecacheEntry | string)[];
  clients: {
    claim(): Promise<void>;
    matchAll(options: {
      includeUncontrolled: boolean;
      type: "window";
    }): Promise<readonly { url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  location: { origin: string };
  registration: {
    showNotification(title: string, options: { body: string; tag: string; data: unknown; icon: string }): Promise<void>;
  };
  addEventListener(
    type: "install" | "activate",
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
  addEventListener(
    type: "push",
    listener: (event: { data: { json(): unknown } | null; waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    type: "notificationclick",
    listener: (event: {
      notification: { data: unknown; close(): void };
      waitUntil(work: Promise<unknown>): void;
    }) => void,
  ): void;
  addEventListener(
    type: "fetch",
    listener: (event: {
      request: Request;
      respondWith(response: Promise<Response>): void;
      stopImmediatePropagation(): void;
    }) => void,
  ): void;
}
declare const self: WorkerScope;

/** Name of the words that are kept, beside the files that workbox keeps. */
const WORDS = "words";
/** The site's own mark, beside a message. */
const ICON = "/icons/icon-192.png";
const WORD_FILE = /^\/assets\/(\w\w)\.[\w.-]+\.js$/;

// oxlint-disable-next-line no-underscore-dangle -- the name under which workbox-build leaves the list
const listed = self.__WB_MANIFEST;
const pathOf = (entry: PrecacheEntry | string) => (typeof entry === "string" ? entry : entry.url);
const words = listed.map(pathOf).filter((path) => WORD_FILE.test(path));

const languageOf = (url: string) => new URL(url).pathname.split("/")[1];

/** Fetches the words of the languages that are open now; words that no build has any more go. */
async function keepWords(): Promise<void> {
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const languages = new Set(pages.map(({ url }) => languageOf(url)));
  const kept = await caches.open(WORDS);
  await kept.addAll(words.filter((path) => languages.has(WORD_FILE.exec(path)?.[1])));
}

async function dropOldWords(): Promise<void> {
  const kept = await caches.open(WORDS);
  const requests = await kept.keys();
  await Promise.all(
    requests.filter(({ url }) => !words.includes(new URL(url).pathname)).map((request) => kept.delete(request)),
  );
}

/** Words as they are kept, or from the network, to be kept. */
async function wordsOf(request: Request): Promise<Response> {
  const kept = await caches.open(WORDS);
  const known = await kept.match(request);
  if (known !== undefined) return known;
  const response = await fetch(request);
  if (response.ok) await kept.put(request, response.clone());
  return response;
}

async function pageOrOffline(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const prefix = languageOf(request.url);
    return (await matchPrecache(`/offline/${isLanguageCode(prefix) ? prefix : "en"}.html`)) ?? Response.error();
  }
}

/** A page that stands at the address comes to the front; no other page is led away from what it is used for. */
async function openPage(link: unknown): Promise<void> {
  const page = pageOf(link, self.location.origin);
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  await (pages.find(({ url }) => url === page)?.focus() ?? self.clients.openWindow(page));
}

self.addEventListener("push", (event) => {
  const message = readMessage(() => event.data?.json());
  if (message === null) return;
  const { title, text, tag, link } = message;
  event.waitUntil(self.registration.showNotification(title, { body: text, tag, data: link, icon: ICON }));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});
/** Off as soon as the site stands inside an operator's network, where another worker is to take the place of this one. */
let isKeeping = true;
// Pages that stand keep the files they were made with: a new worker of this kind waits until they are closed.
self.addEventListener("message", ({ data }) => {
  if (data === "keepNothing") isKeeping = false;
});
self.addEventListener("install", (event) => event.waitUntil(keepWords()));
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([self.clients.claim(), dropOldWords()])));
self.addEventListener("fetch", (event) => {
  if (!isKeeping) {
    event.stopImmediatePropagation();
    return;
  }
  if (words.includes(new URL(event.request.url).pathname)) event.respondWith(wordsOf(event.request));
  if (event.request.mode === "navigate" && event.request.method === "GET")
    event.respondWith(pageOrOffline(event.request));
});
cleanupOutdatedCaches();
// Addresses are taken as they are: no index files, no parameters that do not count.
precacheAndRoute(
  listed.filter((entry) => !WORD_FILE.test(pathOf(entry))),
  { directoryIndex: "", cleanURLs: false, ignoreURLParametersMatching: [] },
);
