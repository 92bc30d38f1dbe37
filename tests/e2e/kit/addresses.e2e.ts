/**
 * What people and machines type where an address belongs. Sent as bytes on a socket: a client would mend half of it.
 * Ten thousand with TEST_LONG=1, a few hundred of the same seed without.
 */
import { connect } from "node:net";
import { resolve as absolute } from "node:path";
import fc from "fast-check";
import { expect, test } from "../../kit/index.ts";
import { isLong } from "../sample.ts";

const runs = isLong ? 10_000 : 300;
const seed = 20_261_121;
/** Sockets at a time. */
const lanes = 4;

interface Heard {
  status: number;
  headers: string;
  body: string;
}

/** Everything that is answered to one GET of a target, whatever bytes it is made of (one a character). */
function ask(port: number, target: string, more = ""): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: "127.0.0.1", port }, () =>
      socket.write(
        Buffer.from(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${more}Connection: close\r\n\r\n`, "latin1"),
      ),
    );
    socket
      .on("data", (chunk) => chunks.push(chunk))
      .on("error", reject)
      .on("close", () => {
        const text = Buffer.concat(chunks).toString();
        const end = text.indexOf("\r\n\r\n");
        resolve({
          status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]),
          headers: text.slice(0, end),
          body: text.slice(end + 4),
        });
      });
  });
}

const right: ReadonlySet<number> = new Set([200, 301, 302, 400, 404, 414, 431]);
/** What React Router answers to its own scripts instead of a redirect and of a reload. */
const rightForScripts: ReadonlySet<number> = new Set([202, 204]);

/** Folder that the site runs from: no answer names a file of it. */
const folder = `${absolute(import.meta.dirname, "../../..")}/`;

/** A line of a stack names a file and a place in it; "at noon", and later a time of day, is no such line. */
const STACK = /\bat (?:async )?(?:[^\s<>"]+ \()?(?:file:|node:|https?:|\/)[^\s<>"]*:\d+:\d+|node_modules|Error: /;

/** What is wrong with an answer; null for a right one. */
function fault(asked: string, { status, headers, body }: Heard, origin: string): string | null {
  const isForScripts = /\.data(?:\?|$)|__manifest|^\/graphql/.test(asked);
  if (!right.has(status) && !(isForScripts && rightForScripts.has(status))) return `status ${status}`;
  if (/^(?:x-evil|set-cookie: evil)/im.test(headers)) return "a header of the visitor's";
  if (STACK.test(body) || body.includes(folder)) return "a stack";
  if (body.includes("<script>evil")) return "a script of the visitor's";
  if (status === 301 || status === 302) {
    const location = /^location: (.*)$/im.exec(headers)?.[1] ?? "";
    if (
      !/^\/(?![/\\])/.test(location) ||
      !URL.canParse(location, origin) ||
      new URL(location, origin).origin !== origin
    )
      return `a way to ${location}`;
  } else if (status !== 200 && !isForScripts && !/^content-type: text\/(?:html|plain)/im.test(headers))
    return "no page";
  return null;
}

const bytes = fc
  .array(
    fc.integer({ min: 0x21, max: 0xff }).map((byte) => String.fromCharCode(byte)),
    { maxLength: 60 },
  )
  .map((list) => list.join(""));
const known = fc.constantFrom(
  "en",
  "ru",
  "ar",
  "es",
  "xx",
  "EN",
  "english",
  "",
  "line",
  "live",
  "football",
  "casino",
  "office",
  "history",
  "user",
  "login",
  "blog",
  "cyber",
  "real",
  "information",
  "results",
  "101-england-northern-league",
  "1001012",
  "0",
  "-1",
  "999999999999999999999",
  "assets",
  "flags",
  "graphql",
  "offline",
  "en.html",
  "version.json",
  "__manifest",
  "line.data",
  "_root.data",
);
const nasty = fc.constantFrom(
  "..",
  ".",
  "%2e%2e",
  "%252e%252e",
  "%2f",
  "%252f",
  "%5c",
  "\\",
  "//evil.example",
  "/\\evil.example",
  "%0d%0aX-Evil:%201",
  "%250d%250aX-Evil:%201",
  "%00",
  "%zz",
  "%",
  "%c3",
  "%ff",
  "%e2%80%ae",
  "<script>evil()</script>",
  "%3Cscript%3Eevil()%3C/script%3E",
  "';drop table--",
  "{{7*7}}",
  "${7*7}",
  "@evil.example",
  ":",
  ";a=b",
  "~",
  "__proto__",
  "constructor",
  "toString",
  "\r\nX-Evil: 1",
  " ",
  "\t",
  "\u00e9",
  "%F0%9F%92%A9",
  "*",
);
const long = fc
  .tuple(fc.constantFrom("a", "/", "%41", "../", "a/"), fc.constantFrom(500, 2100, 10_000, 20_000))
  .map(([part, length]) => part.repeat(Math.ceil(length / part.length)).slice(0, length));
const query = fc.oneof(
  { weight: 6, arbitrary: fc.constant("") },
  { weight: 2, arbitrary: bytes.map((text) => `?${text}`) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          "returnTo",
          "redirect",
          "tag",
          "platform_type",
          "redirects",
          "lang",
          "_routes",
          "p",
          "__proto__",
          "index",
        ),
        fc.oneof(nasty, bytes, fc.constant("https://evil.example/")),
      )
      .map(([key, value]) => `?${key}=${value}`),
  },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1, max: 1000 })
      .map((count) => `?${Array.from({ length: count }, (_, index) => `k${index}=${index}`).join("&")}`),
  },
);
const segment = fc.oneof(
  { weight: 6, arbitrary: known },
  { weight: 4, arbitrary: nasty },
  { weight: 2, arbitrary: bytes },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }).map(encodeURIComponent) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }).map((text) => encodeURIComponent(encodeURIComponent(text))) },
);
const target = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.constantFrom("en", "ru", "ar", "es", "xx", "EN"), fc.array(known, { maxLength: 4 }), query)
      .map(([lang, segments, search]) => `/${[lang, ...segments].join("/")}${search}`),
  },
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.array(segment, { maxLength: 8 }), query)
      .map(([segments, search]) => `/${segments.join("/")}${search}`),
  },
  { weight: 2, arbitrary: fc.tuple(bytes, query).map(([path, search]) => `/${path}${search}`) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom("en", "ru", "xx"), long).map(([lang, path]) => `/${lang}/${path}`) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          "http://evil.example",
          "//evil.example",
          "/\\evil.example",
          "///",
          "*",
          "evil.example:80",
          "http://",
        ),
        segment,
      )
      .map(([host, path]) => `${host}/${path}`),
  },
);

test(`${runs.toLocaleString("en")} addresses of all kinds are answered with the right status, no stack, no way out and nothing of theirs in the answer [5.05] [5.08]`, async ({
  baseURL,
}) => {
  test.setTimeout(isLong ? 1_800_000 : 120_000);
  const origin = new URL(baseURL ?? "").origin;
  const port = Number(new URL(origin).port);
  // Behind this prefix the gateway answers, in words of its own.
  const targets = fc.sample(target, { numRuns: runs, seed }).filter((asked) => !/^\/+graphql\b/.test(asked));
  const faults: string[] = [];
  const seen = new Map<number, number>();
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let index = lane; index < targets.length; index += lanes) {
        const asked = targets[index] ?? "";
        const heard = await ask(port, asked);
        seen.set(heard.status, (seen.get(heard.status) ?? 0) + 1);
        const found = fault(asked, heard, origin);
        if (found !== null) faults.push(`${found}: ${JSON.stringify(asked.slice(0, 300))}`);
      }
    }),
  );
  expect(faults).toEqual([]);
  // The sample reaches every kind of answer, or it shows nothing.
  for (const status of [200, 301, 302, 400, 404, 414])
    expect(seen.get(status) ?? 0, `answers with ${status}`).toBeGreaterThan(0);
});

test("what no client sends by itself is refused with a page, and the next visitor is answered", async ({ baseURL }) => {
  const port = Number(new URL(baseURL ?? "").port);
  for (const [what, heard, status] of [
    ["a head without an end", await ask(port, "/en", `X-Long: ${"a".repeat(40_000)}\r\n`), 431],
    ["an address longer than a head", await ask(port, `/en/${"a".repeat(40_000)}`), 431],
    ["two lengths", await ask(port, "/en", "Content-Length: 1\r\nContent-Length: 2\r\n"), 400],
    ["a header that is none", await ask(port, "/en", "no colon\r\n"), 400],
    ["a protocol of its own", await ask(port, "/en HTTP/9.9\r\nX: "), 400],
  ] as const) {
    expect([what, heard.status]).toEqual([what, status]);
    expect(heard.body).toMatch(/^<!DOCTYPE html>/);
  }
  // A host that is none, where pages make addresses of it.
  const socket = await ask(
    port,
    "/xx/line",
    'X-Forwarded-Host: evil.example/\\"<script>\r\nX-Forwarded-Proto: javascript\r\n',
  );
  expect([301, 302, 400]).toContain(socket.status);
  expect(socket.headers).not.toContain("evil");
  expect((await ask(port, "/en/line")).status).toBe(200);
});
