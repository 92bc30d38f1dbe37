/**
 * Pages kept for many, on the real product: nobody gets anything of another's, and what changes at the operator's
 * reaches guests within seconds.
 */
import { userAgent } from "../chromium.ts";
import { expect, test } from "./stack.ts";
import { newPlayer, type Credentials } from "./visitors.ts";

const paths = ["/en", "/en/line", "/en/line/football", "/ru/live", "/en/office/history", "/en/information/rules/1"];
const asksEach = 3;

interface Person {
  name: string;
  session: string | null;
  ids: string[];
}

/** Signs in without a browser. */
async function signedIn(siteUrl: string, { login, password }: Credentials): Promise<Person> {
  const response = await fetch(`${siteUrl}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      query: "mutation($input: LogInInput!) { logIn(input: $input) { viewer { id accounts { id } } errors { code } } }",
      variables: { input: { login, password } },
    }),
  });
  const { data } = (await response.json()) as {
    data: { logIn: { viewer: { id: string; accounts: { id: string }[] } } };
  };
  const session = /session=([^;]+)/.exec(response.headers.get("set-cookie") ?? "")?.[1];
  if (session === undefined) throw new Error(`${login} could not sign in`);
  const { id, accounts } = data.logIn.viewer;
  return { name: login, session, ids: [id, ...accounts.map((account) => account.id)] };
}

const open = (siteUrl: string, path: string, { session }: Pick<Person, "session">) =>
  fetch(`${siteUrl}${path}`, {
    redirect: "manual",
    headers: { "user-agent": userAgent, ...(session === null ? {} : { cookie: `session=${session}` }) },
  });

/** Where the site has too much to do for now, asks again, as its answer says. */
async function openInTurn(...asked: Parameters<typeof open>): Promise<Response> {
  let response = await open(...asked);
  await expect
    .poll(async () => {
      if (response.status !== 503) return false;
      await response.body?.cancel();
      response = await open(...asked);
      return response.status === 503;
    })
    .toBe(false);
  return response;
}

test(
  "two players and a guest who ask for the same pages at the same time each get their own, and a page for players holds nothing for a guest [1.01] [6.04]",
  { tag: "@journey" },
  async ({ stack: { siteUrl }, player, request }) => {
    const second = await newPlayer(request);
    const persons: Person[] = [
      await signedIn(siteUrl, player),
      await signedIn(siteUrl, second),
      { name: "guest", session: null, ids: [] },
    ];
    const asked = paths.flatMap((path) =>
      persons.flatMap((person) => Array.from({ length: asksEach }, () => ({ path, person }))),
    );
    const states = new Map<string, Set<string>>();
    await Promise.all(
      asked.map(async ({ path, person }) => {
        const response = await openInTurn(siteUrl, path, person);
        const html = await response.text();
        const what = `${path} for ${person.name}`;
        for (const other of persons) {
          if (other.session !== null)
            expect(html.includes(other.session), `the session of ${other.name} in ${what}`).toBe(false);
          for (const id of other === person ? [] : other.ids)
            expect(new RegExp(`\\b${id}\\b`).test(html), `${id} of ${other.name} in ${what}`).toBe(false);
        }
        if (person.session === null) {
          expect(html, what).not.toContain('"Viewer"');
        } else {
          expect(response.status, what).toBe(200);
          expect(html, what).toContain(person.ids[0]);
          expect(response.headers.get("cache-control"), what).toBe("private, no-store");
        }
        const state = response.headers.get("x-page-cache") ?? "";
        states.set(person.name, (states.get(person.name) ?? new Set()).add(state));
      }),
    );
    expect([...(states.get(player.login) ?? [])]).toEqual(["bypass"]);
    expect([...(states.get(second.login) ?? [])]).toEqual(["bypass"]);
    // A guest's pages were really kept, or this showed nothing.
    await expect
      .poll(async () => (await open(siteUrl, "/en", { session: null })).headers.get("x-page-cache"))
      .toBe("hit");
  },
);

test(
  "each page runs under a policy that allows its own scripts and none else, whether it is kept or made for one",
  { tag: "@journey" },
  async ({ page, stack: { siteUrl } }) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
        console.error(`policy: ${violatedDirective} ${blockedURI}`),
      );
    });
    for (const [path, isKept] of [
      ["/en", true],
      ["/ar/line/football", true],
      ["/en?x=1&utm_source=a", true],
      ["/en/line/football?time=first_period", false],
      ["/en/user/login", false],
    ] as const) {
      const response = await page.goto(`${siteUrl}${path}`);
      await page.waitForFunction(() =>
        Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
      );
      const policy = response?.headers()["content-security-policy"] ?? "";
      expect(policy.includes("'nonce-"), path).toBe(!isKept);
      expect(policy, path).not.toMatch(/(?:script-src|style-src) [^;]*'unsafe-/);
      // Beyond what the page holds nothing runs.
      const hasRun = await page.evaluate(() => {
        const script = document.createElement("script");
        script.textContent = "globalThis.evil = true";
        document.head.append(script);
        return "evil" in globalThis;
      });
      expect(hasRun, path).toBe(false);
      await page.context().clearCookies();
    }
    expect(complaints.filter((text) => !/evil|inline script|policy: script-src-elem inline/i.test(text))).toEqual([]);
  },
);

test(
  "a visitor who is blocked is not handed a page that others get [4.49]",
  { tag: "@journey" },
  async ({ stack: { siteUrl } }) => {
    await expect
      .poll(async () => (await open(siteUrl, "/en/live", { session: null })).headers.get("x-page-cache"))
      .toBe("hit");
    // An address of the demo's blocks (RFC 5737), as a proxy of the operator tells it.
    const blocked = await fetch(`${siteUrl}/en/live`, {
      redirect: "manual",
      headers: { "user-agent": userAgent, "x-forwarded-for": "192.0.2.1" },
    });
    expect(blocked.headers.get("x-page-cache")).toBe("bypass");
    expect([302, 451]).toContain(blocked.status);
  },
);

test("files of the build come compressed and stay with the browser; a file that is gone is no page", async ({
  stack: { siteUrl },
}) => {
  const html = await (await open(siteUrl, "/en", { session: null })).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? "";
  for (const encoding of ["br", "gzip"]) {
    const file = await fetch(`${siteUrl}${script}`, { headers: { "accept-encoding": encoding } });
    expect([file.status, file.headers.get("content-encoding"), file.headers.get("cache-control")]).toEqual([
      200,
      encoding,
      "public, max-age=31536000, immutable",
    ]);
  }
  const part = await fetch(`${siteUrl}${script}`, { headers: { range: "bytes=0-9", "accept-encoding": "identity" } });
  expect([part.status, (await part.text()).length]).toEqual([206, 10]);
  const gone = await fetch(`${siteUrl}/assets/gone-12345678.js`);
  expect([gone.status, gone.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"]);
  expect(html).toMatch(/<style>@layer .*?<\/style><link rel="stylesheet" href="[^"]+" media="not all"/s);
  const link =
    (await fetch(`${siteUrl}/en`, { headers: { cookie: "cookies_agree=1.1795000000" } })).headers.get("link") ?? "";
  for (const [, href = ""] of link.matchAll(/<([^>]+)>; rel=preload/g))
    expect((await fetch(`${siteUrl}${href}`)).status, href).toBe(200);
  expect(link).toContain("as=style");
  expect(link).toContain("as=font");
});
