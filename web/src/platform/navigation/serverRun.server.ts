/** The guards of one request: what they say becomes status, headers and page. */
import { data, redirect } from "react-router";
import type { App } from "@/platform/app/app.ts";
import type { StartPart } from "@/platform/app/parts.ts";
import { parseCookies, removedCookie } from "@/platform/site/cookies.ts";
import { createBareApp, createServerApp } from "@/platform/start/createServerApp.server.ts";
import { decide } from "./decide.ts";
import { effectCookies, prepare } from "./effects.server.ts";
import type { BlockData } from "./guardRun.ts";
import { type RootData, rootData } from "@/platform/start/rootData.ts";
import { isSharedRequest } from "@/platform/site/sharedPage.ts";
import { readViewer } from "@/platform/site/siteData.ts";

export interface Guarded {
  app: App;
  /** Headers for the answer, whatever it is. */
  headers: readonly (readonly [name: string, value: string])[];
  /** Thrown in the page's place: a redirect, or the view of a page that may not be shown. No loader has run then. */
  instead: unknown;
}

/** Any failure of the site itself is a page that says so, and never nothing at all. */
async function failed(request: Request, parts: readonly StartPart[], error: unknown): Promise<Guarded> {
  console.error(error);
  const app = await createBareApp(request, parts);
  return {
    app,
    headers: [],
    instead: data({ ...rootData(app, new URL(request.url)), reason: null } satisfies RootData & BlockData, {
      status: 500,
    }),
  };
}

/** Removes the cookies of a session that has ended (SPEC 4.23): with them, no page of this visitor could be cached. */
function staleCookies(request: Request, app: App): string[] {
  if (isSharedRequest(request) || readViewer(app.client) !== null) return [];
  const held = parseCookies(request.headers.get("cookie"));
  return ["session", "grant"].filter((name) => held.has(name)).map((name) => `${removedCookie(name)}; HttpOnly`);
}

/** Asks the guards about a request. */
export async function guardRequest(request: Request, parts: readonly StartPart[]): Promise<Guarded> {
  try {
    const url = new URL(request.url);
    const { app, facts } = await createServerApp(request, parts);
    const { verdict, effects } = await decide({ pathname: url.pathname, search: url.search }, facts);
    await prepare(effects, app);
    const cookies = [...effectCookies(effects, request, app), ...staleCookies(request, app)];
    const headers: [string, string][] = cookies.map((cookie) => ["set-cookie", cookie]);
    if (verdict.kind === "redirect") return { app, headers, instead: redirect(verdict.to, verdict.status) };
    if (verdict.kind !== "block") return { app, headers, instead: null };
    if (verdict.retryAfter !== undefined) headers.push(["retry-after", String(verdict.retryAfter)]);
    const view: RootData & BlockData = { ...rootData(app, url), reason: verdict.reason ?? null };
    return { app, headers, instead: data(view, { status: verdict.status }) };
  } catch (error) {
    return failed(request, parts, error);
  }
}
