/** The explorer's examples without a browser: their variables from ids that exist now, asked as the demo player. */
import { vi } from "vitest";
import type { Example } from "../explorer/examples/example.ts";
import { ask } from "./gateway.ts";

export interface ExampleAnswer {
  status: number;
  /** Top-level errors; undefined without. */
  errors: unknown;
  /** What payloads say in their `errors`. */
  refused: unknown[];
  data: Record<string, unknown>;
}

/** Every list called `errors` in an answer's payloads. */
function errorsIn(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === "errors" && Array.isArray(part) ? part : errorsIn(part),
  );
}

/**
 * Signs the demo player in at a server and acts as the browser, which knows the page's address and adds the cookie.
 * Returns a function that runs an example. `vi.unstubAllGlobals` ends it.
 */
export async function openExplorer(url: string): Promise<(example: Example) => Promise<ExampleAnswer>> {
  const { headers } = await ask(
    url,
    'mutation { logIn(input: { login: "demo", password: "Demo-2026!" }) { errors { code } } }',
  );
  const cookie = headers
    .getSetCookie()
    .find((each) => each.startsWith("session="))
    ?.split(";")[0];
  if (cookie === undefined) throw new Error("demo was not signed in");
  vi.stubGlobal("window", { location: { href: `${url}/explorer` } });
  const send = globalThis.fetch;
  vi.stubGlobal("fetch", (to: string | URL, init: RequestInit = {}) =>
    send(to, { ...init, headers: { ...(init.headers as Record<string, string>), cookie } }),
  );
  const { loadFacts } = await import("../explorer/facts.ts");
  return async ({ query, variables }) => {
    const { status, data, errors } = await ask(url, query, { variables: variables?.(await loadFacts()) ?? {} });
    return { status, errors, refused: errorsIn(data), data: data ?? {} };
  };
}
